import { Comment, NewComment } from '@vetka/domain/comment/schema';
import { NewReview, Review, ReviewPage, ReviewsQuery } from '@vetka/domain/review/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement, implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';

const list = { params: IdParams, query: ReviewsQuery, response: ReviewPage };
/** How many of the newest reviews a product's page shows. */
const newestTake = 3;

const create = { params: IdParams, body: NewReview, response: Review };
const writes: UserCallOptions = { limit: 'writing' };

export const reviewRoutes = (app: FastifyInstance) => [
  implement(app, 'review.ofProduct', list, ({ params, query }) => app.review.list({ productId: params.id }, query)),
  implement(app, 'review.newOfProduct', list, ({ params, query }) =>
    app.review.list({ productId: params.id }, { take: newestTake, ...query }),
  ),
  implement(app, 'review.ofService', list, ({ params, query }) => app.review.list({ serviceId: params.id }, query)),
  implementForUser(
    app,
    'review.createForProduct',
    create,
    ({ params, body, user }) => app.review.create(user.id, { productId: params.id }, body),
    writes,
  ),
  implementForUser(
    app,
    'review.createForService',
    create,
    ({ params, body, user }) => app.review.create(user.id, { serviceId: params.id }, body),
    writes,
  ),
  implementForUser(
    app,
    'review.comment',
    { params: IdParams, body: NewComment, response: Comment },
    ({ params, body, user }) => app.review.comment(user.id, params.id, body),
    writes,
  ),
];
