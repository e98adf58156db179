import type { Comment, NewComment } from '@vetka/domain/comment';
import type { NewReview, Review, ReviewPage, ReviewsQuery } from '@vetka/domain/review';
import { call } from './call.ts';

type ById = { id: number };

export const review = {
  ofProduct: call<{ params: ById; query: ReviewsQuery; response: ReviewPage }>('GET', '/reviews/products/{id}'),
  createForProduct: call<{ params: ById; body: NewReview; response: Review }>('POST', '/reviews/products/{id}'),
  newOfProduct: call<{ params: ById; query: ReviewsQuery; response: ReviewPage }>('GET', '/reviews/products/{id}/new'),
  ofService: call<{ params: ById; query: ReviewsQuery; response: ReviewPage }>('GET', '/reviews/services/{id}'),
  createForService: call<{ params: ById; body: NewReview; response: Review }>('POST', '/reviews/services/{id}'),
  comment: call<{ params: ById; body: NewComment; response: Comment }>('POST', '/reviews/{id}/comments'),
};
