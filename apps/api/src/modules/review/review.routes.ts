import { CommentText } from '@vetka/domain/comment/schema';
import { DeskParams } from '@vetka/domain/desk/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import {
  DeskReviewPage,
  DeskReviewsQuery,
  NewReview,
  OwnReview,
  Review,
  ReviewablePurchase,
  ReviewPage,
  ReviewPhotoPage,
  ReviewsQuery,
} from '@vetka/domain/review/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { commentRoutes } from '../../platform/comments.routes.ts';
import { implement, implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';
import { voteRoute } from '../../platform/marks/marks.routes.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';

const list = { params: IdParams, query: ReviewsQuery, response: ReviewPage };
const photos = { params: IdParams, query: PageQuery, response: ReviewPhotoPage };
const own = { params: IdParams, response: OwnReview };
const create = { params: IdParams, body: NewReview, response: Review };
const ReplyParams = Type.Object({ ...DeskParams.properties, ...IdParams.properties });
/** How many of the newest reviews a product's page shows. */
const newestTake = 3;

const writes: UserCallOptions = { limit: 'writing' };

const ofProducts = (app: FastifyInstance) => [
  implement(app, 'review.ofProduct', list, ({ params, query }, { session }) =>
    app.review.list(session, { productId: params.id }, query),
  ),
  implement(app, 'review.newOfProduct', list, ({ params, query }, { session }) =>
    app.review.list(session, { productId: params.id }, { take: newestTake, ...query }),
  ),
  implement(app, 'review.photosOfProduct', photos, ({ params, query }) =>
    app.review.photos({ productId: params.id }, query),
  ),
  implementForUser(app, 'review.ownOfProduct', own, ({ params, user }) =>
    app.review.own(user.id, { productId: params.id }),
  ),
  implementForUser(
    app,
    'review.createForProduct',
    create,
    ({ params, body, user }) => app.review.create(user.id, { productId: params.id }, body),
    { writes: 'review' },
  ),
];

const ofServices = (app: FastifyInstance) => [
  implement(app, 'review.ofService', list, ({ params, query }, { session }) =>
    app.review.list(session, { serviceId: params.id }, query),
  ),
  implement(app, 'review.photosOfService', photos, ({ params, query }) =>
    app.review.photos({ serviceId: params.id }, query),
  ),
  implementForUser(app, 'review.ownOfService', own, ({ params, user }) =>
    app.review.own(user.id, { serviceId: params.id }),
  ),
  implementForUser(
    app,
    'review.createForService',
    create,
    ({ params, body, user }) => app.review.create(user.id, { serviceId: params.id }, body),
    { writes: 'review' },
  ),
];

const atDesks = (app: FastifyInstance) => [
  implementForUser(
    app,
    'review.ofDesk',
    { params: DeskParams, query: DeskReviewsQuery, response: DeskReviewPage },
    ({ params, query, user }) => app.review.ofDesk({ userId: user.id, ...params }, query),
  ),
  implementForUser(
    app,
    'review.reply',
    { params: ReplyParams, body: CommentText, response: Review },
    ({ params, body, user }) => app.review.reply({ userId: user.id, ...params }, body),
    writes,
  ),
];

export const reviewRoutes = (app: FastifyInstance) => {
  const requireShown = (_: RequestSession, id: number) => app.review.requireShown(id);
  return [
    ...ofProducts(app),
    ...ofServices(app),
    ...atDesks(app),
    implementForUser(app, 'review.awaiting', { response: Type.Array(ReviewablePurchase) }, ({ user }) =>
      app.review.awaiting(user.id),
    ),
    implementForUser(app, 'review.mine', { query: PageQuery, response: ReviewPage }, ({ query, user }) =>
      app.review.mine(user.id, query),
    ),
    implement(app, 'review.read', { params: IdParams, response: Review }, ({ params }, { session }) =>
      app.review.read(session, params.id),
    ),
    implementForUser(
      app,
      'review.update',
      create,
      ({ params, body, user }) => app.review.update(user.id, params.id, body),
      writes,
    ),
    voteRoute(app, 'review', { kind: 'review', requireShown }),
    ...commentRoutes(app, 'review', {
      requireShown,
      list: (session, id, query) => app.review.comments(session, id, query),
      add: (userId, id, comment) => app.review.comment(userId, id, comment),
    }),
  ];
};
