export type * from './schema.ts';

/** Default `take` of a service's new content. */
export const newContentTake = 6;
