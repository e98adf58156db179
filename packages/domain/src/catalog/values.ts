export const productStatuses = ['DRAFT', 'MODERATION', 'PUBLISHED', 'HIDDEN', 'ARCHIVED'] as const;
export const sortOrders = ['popular', 'new', 'cheaper', 'dearer', 'rating', 'soonest'] as const;
/** Facets of a product, in the order in which the filter panel shows them. */
export const facets = ['flower', 'colour', 'occasion', 'size'] as const;
