import { NicknameParams } from '@vetka/domain/account/schema';
import { FeedQuery } from '@vetka/domain/article/schema';
import { CommentPage } from '@vetka/domain/comment/schema';
import { Content, ContentPage } from '@vetka/domain/content/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { requireUser } from '../../platform/session/request-session.ts';

/** Photo posts. */
export const contentRoutes = (app: FastifyInstance) => [
  implement(app, 'content.list', { query: FeedQuery, response: ContentPage }, ({ query }, { session }) =>
    app.content.list(session, query),
  ),
  implement(app, 'content.feed', { query: FeedQuery, response: ContentPage }, ({ query }, { session }) =>
    app.content.list(session, query),
  ),
  implement(app, 'content.latest', { query: PageQuery, response: ContentPage }, ({ query }, { session }) =>
    app.content.latest(session, query),
  ),
  implement(
    app,
    'content.favorites',
    { query: PageQuery, response: ContentPage },
    ({ query }, request) => app.content.favorites(request.session, requireUser(request).id, query),
    { guard: requireUser },
  ),
  implement(app, 'content.read', { params: IdParams, response: Content }, ({ params }, { session }) =>
    app.content.read(session, params.id),
  ),
  implement(
    app,
    'content.comments',
    { params: IdParams, query: PageQuery, response: CommentPage },
    ({ params, query }, { session }) => app.content.comments(session, params.id, query),
  ),
  implement(
    app,
    'content.ofAccount',
    { params: NicknameParams, query: PageQuery, response: ContentPage },
    ({ params, query }, { session }) => app.content.ofAccount(session, params.nickname, query),
  ),
];
