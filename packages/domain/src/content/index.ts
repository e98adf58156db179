export type * from './schema.ts';

/** Default `take` for a service's new content. */
export const newContentTake = 6;

/** Hours within which a deleted post can be restored. */
export const contentRestoreHours = 24;
