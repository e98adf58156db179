export type * from './schema.ts';
export * from './limits.ts';
export * from './placing.ts';
export * from './values.ts';

/** Default `take` for a service's new content. */
export const newContentTake = 6;

/** Hours within which a deleted post can be restored. */
export const contentRestoreHours = 24;
