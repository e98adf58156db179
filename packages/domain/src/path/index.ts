/**
 * Words of the API's own paths that stand where a name of something may stand as well: `/products/popular` beside
 * `/products/{slug}`. None of them is ever a slug or a nickname. A test compares the table with the contract's routes.
 */
export const pathWords = {
  account: ['editor'],
  articles: ['favorite', 'new'],
  content: ['favorite', 'feed', 'new'],
  products: ['favorite', 'getFilters', 'popular'],
  users: ['new'],
} as const satisfies Record<string, readonly string[]>;

/** Whether a path segment is the API's own word there, and so the name of nothing. */
export const isPathWord = (collection: keyof typeof pathWords, segment: string): boolean =>
  pathWords[collection].some((word) => word === segment);
