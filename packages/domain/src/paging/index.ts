import type { Meta } from './schema.ts';

export type * from './schema.ts';

/** Metadata of one page. An empty list has one empty page, so that «страница 1 из 1» is correct. */
export const metaOf = (page: number, take: number, total: number): Meta => ({
  page,
  take,
  total,
  pageCount: Math.max(1, Math.ceil(total / take)),
});

/** The next page's number, or `undefined` on the last one. */
export const nextPage = ({ page, pageCount }: Meta): number | undefined => (page < pageCount ? page + 1 : undefined);

/** `page` is sent only when it is above 1. */
export const pageParam = (page: number): { page?: number } => (page > 1 ? { page } : {});
