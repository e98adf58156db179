import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ReviewSort } from '@vetka/domain/review';
import type { Api } from '../../shell/api/apiClient.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';

const pageSize = 10;
/** Photos in the strip above the reviews. */
const photosTake = 24;

/** The subject of the review. */
export type ReviewSubject = { productId: number } | { serviceId: number };

/** The state of a list of reviews in the URL. */
export interface ReviewsSearch {
  page?: number;
  /** 1 to 5: only reviews with this many stars. */
  rating?: number;
  /** Only reviews with photos. */
  photos?: true;
  /** @default NEW */
  sort?: ReviewSort;
  /** The review of the URL. */
  review?: number;
  /** The comment of the URL. */
  comment?: number;
}

/** Queries of reviews. */
export const reviewQueries = {
  ofProduct: (api: Api, id: number, { page = 1, rating, photos, sort }: ReviewsSearch) =>
    pagedQuery({
      queryKey: ['review', 'product', id, rating ?? null, photos ?? false, sort ?? 'NEW'],
      page,
      take: pageSize,
      read: (request) =>
        unwrap(
          api.review.ofProduct({
            params: { id },
            query: {
              ...request,
              ...(rating && { rating }),
              ...(photos && { withPhotos: true }),
              ...(sort && { sort }),
            },
          }),
        ),
    }),
  one: (api: Api, id: number) =>
    queryOptions({ queryKey: ['review', 'one', id], queryFn: () => unwrap(api.review.read({ params: { id } })) }),
  photosOfProduct: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['review', 'photos', 'product', id],
      queryFn: () => unwrap(api.review.photosOfProduct({ params: { id }, query: { take: photosTake } })),
    }),
  /** Whether the visitor may review a product or a shop, and their own review of it. */
  own: (api: Api, subject: ReviewSubject) =>
    queryOptions({
      queryKey: ['review', 'own', subject],
      queryFn: () =>
        unwrap(
          'productId' in subject
            ? api.review.ownOfProduct({ params: { id: subject.productId } })
            : api.review.ownOfService({ params: { id: subject.serviceId } }),
        ),
    }),
  awaiting: (api: Api) =>
    queryOptions({ queryKey: ['review', 'awaiting'], queryFn: () => unwrap(api.review.awaiting({})) }),
  mine: (api: Api) =>
    pagedQuery({
      queryKey: ['review', 'mine'],
      page: 1,
      take: pageSize,
      read: (query) => unwrap(api.review.mine({ query })),
    }),
};
