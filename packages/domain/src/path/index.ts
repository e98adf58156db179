export { fillPage, pagePath, type LinkedPage, type PageParams } from './page.ts';

/**
 * Fixed segments of the API's paths in the position of a name: `/products/popular` beside `/products/{slug}`. They
 * can't be slugs or nicknames. A test compares the table with the contract's routes.
 */
export const pathWords = {
  account: ['editor'],
  articles: ['favorite', 'new'],
  content: ['favorite', 'feed', 'new'],
  'moderation/commission': ['preview'],
  'moderation/jobs': ['repeat'],
  products: ['favorite', 'getFilters', 'popular'],
  'profile/consents': ['registration'],
  users: ['new'],
} as const satisfies Record<string, readonly string[]>;

/** Whether a path segment is a fixed one of the API, and so can't be a name. */
export const isPathWord = (collection: keyof typeof pathWords, segment: string): boolean =>
  pathWords[collection].some((word) => word === segment);
