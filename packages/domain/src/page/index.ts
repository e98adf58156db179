export type * from './schema.ts';
export * from './limits.ts';
export * from './values.ts';

export * from './moved.ts';

/** Texts of the not-found and failure pages, to the letter. */
export const pageErrors = {
  validation: (path: string) => `Page Not Found: ${path}`,
  unmatched: 'Page not found',
  notFoundTitle: 'Page Not Found',
  failureTitle: 'Internal Server Error',
} as const;
