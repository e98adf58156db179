/** Tabs of a shop's goods. */
export const goodsFilters = [
  'ALL',
  'ON_SALE',
  'RUNNING_OUT',
  'REMARKS',
  'MODERATION',
  'DRAFT',
  'HIDDEN',
  'ARCHIVED',
] as const;

/** Orders of a shop's goods. */
export const goodsSorts = ['sold', 'new', 'changed', 'title', 'cheaper', 'dearer', 'stock'] as const;

/** Columns of the table of goods besides the product itself, in their order. */
export const goodsTableColumns = ['sku', 'price', 'oldPrice', 'costPrice', 'stock', 'status', 'needs', 'sold'] as const;

/** The default columns of the table. */
export const usualGoodsColumns = ['price', 'oldPrice', 'costPrice', 'stock', 'status', 'sold'] as const;

/** Entries of a product's history. PAGE is the rest of the product's page, as an import changed or created it. */
export const goodsFields = ['PRICE', 'OLD_PRICE', 'COST_PRICE', 'STOCK', 'STATUS', 'PAGE'] as const;

/** Occasions of a change of goods. RECONSIDERED: the administration took a decision of its own back. */
export const goodsSources = ['HAND', 'BULK', 'FILE', 'OPENING', 'MODERATION', 'RECONSIDERED'] as const;

/** Columns of a file of goods, in the order of an export. */
export const goodsColumns = [
  'id',
  'sku',
  'title',
  'categories',
  'price',
  'oldPrice',
  'costPrice',
  'stock',
  'description',
  'composition',
  'facets',
  'care',
  'productionMinutes',
  'width',
  'height',
  'weight',
  'pack',
  'seoTitle',
  'seoDescription',
  'family',
  'size',
] as const;

/** Formats of an export. */
export const goodsFileFormats = ['csv', 'xlsx'] as const;

/** MAPPING waits for the person to match columns; CHECKED shows what would change; APPLYING runs in the background. */
export const goodsImportStates = ['MAPPING', 'CHECKED', 'APPLYING', 'DONE', 'UNDONE'] as const;

/** The effect of a row of an import. UNCHECKED: its columns are not matched yet. */
export const goodsRowStates = ['UNCHECKED', 'NEW', 'CHANGED', 'UNCHANGED', 'WRONG'] as const;

/** The kinds of changes of many products. */
export const goodsChangeKinds = [
  'PRICE_PERCENT',
  'COST_PERCENT',
  'COST_AMOUNT',
  'STOCK',
  'STATUS',
  'CATEGORY',
] as const;

/** Statuses that a shop may set. Only the administration turns MODERATION into PUBLISHED. */
export const goodsStatuses = ['DRAFT', 'PUBLISHED', 'HIDDEN', 'ARCHIVED'] as const;

/** The needs of a product: required before it is published, or recommended. */
export const goodsNeeds = ['PHOTO', 'PRICE', 'CATEGORY', 'DESCRIPTION', 'COMPOSITION', 'FACETS'] as const;

/** Upper limits of a product. Prices are in kopecks, sizes in centimetres, weight in grams. */
export const goodsLimits = {
  title: 120,
  sku: 64,
  shortTitle: 3,
  description: 5000,
  care: 2000,
  price: 1_000_000_000,
  stock: 100_000,
  productionMinutes: 7 * 24 * 60,
  size: 500,
  weight: 100_000,
  /** Of the unit in which a piece is measured. */
  packAmount: 1_000_000,
  photos: 10,
  alt: 200,
  parts: 30,
  partName: 80,
  partQuantity: 10_000,
  /** The main one, and five in which a product is also shown. */
  categories: 6,
  facets: 40,
  seoTitle: 120,
  seoDescription: 300,
  reason: 500,
  search: 60,
  /** Sizes of one bouquet. */
  sizes: 12,
  sizeLabel: 40,
  family: 120,
  /** Products changed at once. */
  many: 200,
  /** Rows of an imported file, besides its headings. */
  importRows: 5000,
  importBytes: 5 * 1024 * 1024,
  importColumns: 100,
  /** Characters of one cell, as in Excel. */
  cell: 32_767,
} as const;

/** At or below this stock a product is running out. */
export const runningOutStock = 5;

/** Hours in which a change of goods can be undone. */
export const goodsUndoHours = 24;

/** Columns of the small chart of sales, each of `soldDays` days. */
export const soldColumns = 6;
export const soldDays = 5;

/** Limits of the categories of the catalogue (characters, and how many there are). */
export const categoryLimits = { name: 60, slug: 60, description: 300, reason: 300, categories: 500 } as const;

/** A list of values, a list with swatches, yes or no, a number with a unit. */
export const facetKinds = ['LIST', 'COLOUR', 'FLAG', 'NUMBER'] as const;

/** Limits of the facets of products (characters, and how many there are). */
export const facetLimits = {
  label: 40,
  reason: 300,
  facets: 30,
  values: 300,
  categories: 50,
  unit: 10,
  number: 1_000_000,
} as const;

/** Hours in which a removed category, or value of a facet, can be brought back. */
export const categoryUndoHours = 24;
