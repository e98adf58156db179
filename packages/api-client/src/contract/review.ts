import type { CommentText } from '@vetka/domain/comment';
import type { DeskParams } from '@vetka/domain/desk';
import type { PageQuery } from '@vetka/domain/paging';
import type {
  DeskReviewPage,
  DeskReviewsQuery,
  NewReview,
  OwnReview,
  Review,
  ReviewablePurchase,
  ReviewPage,
  ReviewPhotoPage,
  ReviewsQuery,
} from '@vetka/domain/review';
import { call } from './call.ts';
import { commentCalls, voteCalls } from './marks.ts';

type ById = { id: number };

export const review = {
  ofProduct: call<{ params: ById; query: ReviewsQuery; response: ReviewPage }>('GET', '/reviews/products/{id}'),
  createForProduct: call<{ params: ById; body: NewReview; response: Review }>('POST', '/reviews/products/{id}'),
  newOfProduct: call<{ params: ById; query: ReviewsQuery; response: ReviewPage }>('GET', '/reviews/products/{id}/new'),
  photosOfProduct: call<{ params: ById; query: PageQuery; response: ReviewPhotoPage }>(
    'GET',
    '/reviews/products/{id}/photos',
  ),
  ownOfProduct: call<{ params: ById; response: OwnReview }>('GET', '/reviews/products/{id}/own'),
  ofService: call<{ params: ById; query: ReviewsQuery; response: ReviewPage }>('GET', '/reviews/services/{id}'),
  createForService: call<{ params: ById; body: NewReview; response: Review }>('POST', '/reviews/services/{id}'),
  photosOfService: call<{ params: ById; query: PageQuery; response: ReviewPhotoPage }>(
    'GET',
    '/reviews/services/{id}/photos',
  ),
  ownOfService: call<{ params: ById; response: OwnReview }>('GET', '/reviews/services/{id}/own'),
  /** Delivered purchases of the person without a review, the latest first. */
  awaiting: call<{ response: ReviewablePurchase[] }>('GET', '/reviews/awaiting'),
  /** The person's own reviews, the latest first. */
  mine: call<{ query: PageQuery; response: ReviewPage }>('GET', '/reviews/mine'),
  read: call<{ params: ById; response: Review }>('GET', '/reviews/{id}'),
  update: call<{ params: ById; body: NewReview; response: Review }>('PUT', '/reviews/{id}'),
  ...voteCalls('/reviews'),
  ...commentCalls('/reviews'),
  /** Reviews of a service and of its products, for its people. */
  ofDesk: call<{ params: DeskParams; query: DeskReviewsQuery; response: DeskReviewPage }>(
    'GET',
    '/desk/{service}/reviews',
  ),
  /** Writes or changes the shop's answer. */
  reply: call<{ params: DeskParams & ById; body: CommentText; response: Review }>(
    'PUT',
    '/desk/{service}/reviews/{id}/reply',
  ),
};
