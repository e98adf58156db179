import { NicknameParams } from '@vetka/domain/account/schema';
import { FeedQuery } from '@vetka/domain/article/schema';
import { Content, ContentPage, DeletedPublications, NewContent, PictureTags } from '@vetka/domain/content/schema';
import { DeskParams } from '@vetka/domain/desk/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { IdParams, Removed } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { commentRoutes } from '../../platform/comments.routes.ts';
import { implement, implementForUser } from '../../platform/http/implement.ts';
import { markRoutes } from '../../platform/marks/marks.routes.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';

const requireShown = (app: FastifyInstance) => (session: RequestSession, id: number) =>
  app.content.requireShown(session, id);

export const contentRoutes = (app: FastifyInstance) => [
  implement(app, 'content.list', { query: FeedQuery, response: ContentPage }, ({ query }, { session }) =>
    app.content.list(session, query),
  ),
  implement(app, 'content.feed', { query: FeedQuery, response: ContentPage }, ({ query }, { session }) =>
    app.content.feed(session, query),
  ),
  implement(app, 'content.latest', { query: PageQuery, response: ContentPage }, ({ query }, { session }) =>
    app.content.latest(session, query),
  ),
  implementForUser(
    app,
    'content.favorites',
    { query: PageQuery, response: ContentPage },
    ({ query, user }, { session }) => app.content.favorites(session, user.id, query),
  ),
  implement(app, 'content.read', { params: IdParams, response: Content }, ({ params }, { session }) =>
    app.content.read(session, params.id),
  ),
  implement(app, 'content.tags', { params: IdParams, response: PictureTags }, ({ params }, { session }) =>
    app.content.tags(session, params.id),
  ),
  implement(
    app,
    'content.ofAccount',
    { params: NicknameParams, query: PageQuery, response: ContentPage },
    ({ params, query }, { session }) => app.content.ofAccount(session, params.nickname, query),
  ),
  implementForUser(
    app,
    'content.create',
    { body: NewContent, response: Content },
    ({ body, user }, { session }) => app.content.create(session, user.id, body),
    { writes: 'photo' },
  ),
  implementForUser(
    app,
    'content.createForService',
    { params: DeskParams, body: NewContent, response: Content },
    ({ params: { service }, body, user }, { session }) =>
      app.content.createForService(session, { userId: user.id, service }, body),
    { writes: 'photo' },
  ),
  implementForUser(
    app,
    'content.update',
    { params: IdParams, body: NewContent, response: Content },
    ({ params, body, user }, { session }) => app.content.update(session, user.id, params.id, body),
    { limit: 'writing' },
  ),
  implementForUser(app, 'content.remove', { params: IdParams, response: Removed }, ({ params, user }) =>
    app.content.remove(user.id, params.id),
  ),
  implementForUser(app, 'content.restore', { params: IdParams, response: Content }, ({ params, user }, { session }) =>
    app.content.restore(session, user.id, params.id),
  ),
  implementForUser(app, 'content.deleted', { response: DeletedPublications }, ({ user }) =>
    app.content.deleted(user.id),
  ),
  ...markRoutes(app, 'content', { kind: 'content', requireShown: requireShown(app) }),
  ...commentRoutes(app, 'content', {
    requireShown: requireShown(app),
    list: (session, id, query) => app.comment.list(session, { contentId: id }, query),
    add: (userId, id, comment) => app.comment.add(userId, { contentId: id }, comment),
  }),
];
