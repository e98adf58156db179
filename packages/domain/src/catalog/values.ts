export const productStatuses = ['DRAFT', 'MODERATION', 'PUBLISHED', 'HIDDEN', 'ARCHIVED'] as const;
export const sortOrders = ['popular', 'new', 'cheaper', 'dearer', 'rating', 'soonest'] as const;
/** Return rules, from the most restrictive on. The main category of a product decides. */
export const returnRules = ['FLOWERS', 'FOOD', 'GIFTS'] as const;
/** Facets with a parameter of their own in the address of a list. The others share `facet`. */
export const facets = ['flower', 'colour', 'occasion', 'size'] as const;

/** The badge of a bouquet that costs less because its main stem expires soon (decision 233). */
export const cheaperToday = 'Сегодня дешевле';

/** Limits of the catalogue's query. Prices are whole roubles; `facets` is how many of the administration's apply at once. */
export const catalogLimits = { search: 200, list: 1000, roubles: 10_000_000, stars: 5, facets: 10 } as const;
