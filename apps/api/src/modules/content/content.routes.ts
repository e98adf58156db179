import { NicknameParams } from '@vetka/domain/account/schema';
import { MethodBody } from '@vetka/domain/actor/schema';
import { FeedQuery } from '@vetka/domain/article/schema';
import { FavoriteAnswer, VoteAnswer } from '@vetka/domain/catalog/schema';
import { Comment, CommentPage, NewComment } from '@vetka/domain/comment/schema';
import { Content, ContentPage, NewContent } from '@vetka/domain/content/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement, type CallOptions } from '../../platform/http/implement.ts';
import { requireUser } from '../../platform/session/request-session.ts';

/** Faster than people write. */
const writes: CallOptions = { guard: requireUser, limit: 'writing' };

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
  implement(
    app,
    'content.create',
    { body: NewContent, response: Content },
    ({ body }, request) => app.content.create(request.session, requireUser(request).id, body),
    writes,
  ),
  implement(
    app,
    'content.vote',
    { params: IdParams, body: MethodBody, response: VoteAnswer },
    ({ params, body }, request) => app.content.vote(request.session, requireUser(request).id, params.id, body.method),
    { guard: requireUser },
  ),
  implement(
    app,
    'content.favorite',
    { params: IdParams, body: MethodBody, response: FavoriteAnswer },
    ({ params, body }, request) =>
      app.content.favorite(request.session, requireUser(request).id, params.id, body.method),
    { guard: requireUser },
  ),
  implement(
    app,
    'content.comment',
    { params: IdParams, body: NewComment, response: Comment },
    ({ params, body }, request) => app.content.comment(request.session, requireUser(request).id, params.id, body),
    writes,
  ),
];
