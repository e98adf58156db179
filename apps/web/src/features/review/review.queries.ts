import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../shell/api/apiClient.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';

const pageSize = 10;

/** The state of a list of reviews in the URL. */
export interface ReviewsSearch {
  page?: number;
  /** 1 to 5: only reviews with this many stars. */
  rating?: number;
}

/** Queries of reviews. */
export const reviewQueries = {
  ofProduct: (api: Api, id: number, { page = 1, rating }: ReviewsSearch) =>
    pagedQuery({
      queryKey: ['review', 'product', id, rating ?? null],
      page,
      take: pageSize,
      read: (request) =>
        unwrap(api.review.ofProduct({ params: { id }, query: { ...request, ...(rating && { rating }) } })),
    }),
};
