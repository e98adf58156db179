import { ReviewPage, ReviewsQuery } from '@vetka/domain/review/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';

const list = { params: IdParams, query: ReviewsQuery, response: ReviewPage };
/** How many of the newest stand on a product's own page. */
const newestTake = 3;

/** Reviews of products and services. */
export const reviewRoutes = (app: FastifyInstance) => [
  implement(app, 'review.ofProduct', list, ({ params, query }) => app.review.list({ productId: params.id }, query)),
  implement(app, 'review.newOfProduct', list, ({ params, query }) =>
    app.review.list({ productId: params.id }, { take: newestTake, ...query }),
  ),
  implement(app, 'review.ofService', list, ({ params, query }) => app.review.list({ serviceId: params.id }, query)),
];
