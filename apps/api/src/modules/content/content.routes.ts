import { NicknameParams } from '@vetka/domain/account/schema';
import { MethodBody } from '@vetka/domain/actor/schema';
import { FeedQuery } from '@vetka/domain/article/schema';
import { FavoriteAnswer, VoteAnswer } from '@vetka/domain/catalog/schema';
import { Comment, CommentPage, NewComment } from '@vetka/domain/comment/schema';
import { Content, ContentPage, NewContent } from '@vetka/domain/content/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement, implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';

/** Faster than people write. */
const writes: UserCallOptions = { limit: 'writing' };

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
  implementForUser(
    app,
    'content.create',
    { body: NewContent, response: Content },
    ({ body, user }, { session }) => app.content.create(session, user.id, body),
    writes,
  ),
  implementForUser(
    app,
    'content.vote',
    { params: IdParams, body: MethodBody, response: VoteAnswer },
    ({ params, body, user }, { session }) => app.content.vote(session, user.id, params.id, body.method),
  ),
  implementForUser(
    app,
    'content.favorite',
    { params: IdParams, body: MethodBody, response: FavoriteAnswer },
    ({ params, body, user }, { session }) => app.content.favorite(session, user.id, params.id, body.method),
  ),
  implementForUser(
    app,
    'content.comment',
    { params: IdParams, body: NewComment, response: Comment },
    ({ params, body, user }, { session }) => app.content.comment(session, user.id, params.id, body),
    writes,
  ),
];
