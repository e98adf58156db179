import { Comment, NewComment } from '@vetka/domain/comment/schema';
import { NewReview, Review, ReviewPage, ReviewsQuery } from '@vetka/domain/review/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement, type CallOptions } from '../../platform/http/implement.ts';
import { requireUser } from '../../platform/session/request-session.ts';

const list = { params: IdParams, query: ReviewsQuery, response: ReviewPage };
/** How many of the newest reviews a product's page shows. */
const newestTake = 3;

const create = { params: IdParams, body: NewReview, response: Review };
const writes: CallOptions = { guard: requireUser, limit: 'writing' };

export const reviewRoutes = (app: FastifyInstance) => [
  implement(app, 'review.ofProduct', list, ({ params, query }) => app.review.list({ productId: params.id }, query)),
  implement(app, 'review.newOfProduct', list, ({ params, query }) =>
    app.review.list({ productId: params.id }, { take: newestTake, ...query }),
  ),
  implement(app, 'review.ofService', list, ({ params, query }) => app.review.list({ serviceId: params.id }, query)),
  implement(
    app,
    'review.createForProduct',
    create,
    ({ params, body }, request) => app.review.create(requireUser(request).id, { productId: params.id }, body),
    writes,
  ),
  implement(
    app,
    'review.createForService',
    create,
    ({ params, body }, request) => app.review.create(requireUser(request).id, { serviceId: params.id }, body),
    writes,
  ),
  implement(
    app,
    'review.comment',
    { params: IdParams, body: NewComment, response: Comment },
    ({ params, body }, request) => app.review.comment(requireUser(request).id, params.id, body),
    writes,
  ),
];
