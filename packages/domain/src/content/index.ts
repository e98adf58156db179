export type * from './schema.ts';

/** Default `take` for a service's new content. */
export const newContentTake = 6;
