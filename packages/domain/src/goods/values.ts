/** Tabs of a shop's goods. */
export const goodsFilters = ['ALL', 'ON_SALE', 'RUNNING_OUT', 'MODERATION', 'DRAFT', 'HIDDEN', 'ARCHIVED'] as const;

/** Orders of a shop's goods. */
export const goodsSorts = ['sold', 'new', 'title', 'cheaper', 'dearer', 'stock'] as const;

/** What the history of a product keeps. */
export const goodsFields = ['PRICE', 'OLD_PRICE', 'COST_PRICE', 'STOCK', 'STATUS'] as const;

/** What one change of many products does. */
export const goodsChangeKinds = ['PRICE_PERCENT', 'STOCK', 'STATUS'] as const;

/** Statuses that a shop may give its product. The administration alone turns MODERATION into PUBLISHED. */
export const goodsStatuses = ['DRAFT', 'PUBLISHED', 'HIDDEN', 'ARCHIVED'] as const;

/** What a product needs before it is published, and what makes it easier to find. */
export const goodsNeeds = ['PHOTO', 'PRICE', 'CATEGORY', 'DESCRIPTION', 'COMPOSITION', 'FACETS'] as const;

/** Upper limits of a product. Prices are in kopecks, sizes in centimetres, weight in grams. */
export const goodsLimits = {
  title: 120,
  shortTitle: 3,
  description: 5000,
  care: 2000,
  price: 1_000_000_000,
  stock: 100_000,
  productionMinutes: 7 * 24 * 60,
  size: 500,
  weight: 100_000,
  photos: 10,
  alt: 200,
  parts: 30,
  partName: 80,
  partQuantity: 10_000,
  categories: 3,
  facets: 40,
  seoTitle: 120,
  seoDescription: 300,
  reason: 500,
  search: 60,
  /** Products changed at once. */
  many: 200,
} as const;

/** At or below this stock a product is running out. */
export const runningOutStock = 5;

/** Hours in which a change of goods can be undone. */
export const goodsUndoHours = 24;

/** Columns of the small chart of sales, each of `soldDays` days. */
export const soldColumns = 6;
export const soldDays = 5;
