export const productStatuses = ['DRAFT', 'MODERATION', 'PUBLISHED', 'HIDDEN', 'ARCHIVED'] as const;
export const sortOrders = ['popular', 'new', 'cheaper', 'dearer', 'rating', 'soonest'] as const;
/** What may be taken back after delivery, from the most restricted on: the strictest of a product's categories counts. */
export const returnRules = ['FLOWERS', 'FOOD', 'GIFTS'] as const;
/** Facets of a product, in the order of the filter panel. */
export const facets = ['flower', 'colour', 'occasion', 'size'] as const;

/** The badge of a bouquet that costs less because its main stem expires soon (decision 233). */
export const cheaperToday = 'Сегодня дешевле';

/** Limits of the catalogue's query. Prices are whole roubles. */
export const catalogLimits = { search: 200, list: 1000, roubles: 10_000_000, stars: 5 } as const;
