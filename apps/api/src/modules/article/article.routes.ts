import { NicknameParams } from '@vetka/domain/account/schema';
import { MethodBody } from '@vetka/domain/actor/schema';
import { Article, ArticlePage, ArticleParams, FeedQuery, WriteArticle } from '@vetka/domain/article/schema';
import { FavoriteAnswer, VoteAnswer } from '@vetka/domain/catalog/schema';
import { Comment, CommentPage, NewComment } from '@vetka/domain/comment/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { Id, IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { implement, implementForUser } from '../../platform/http/implement.ts';

const OwnArticleParams = Type.Object({ ...NicknameParams.properties, id: Id });

export const articleRoutes = (app: FastifyInstance) => [
  implement(app, 'article.list', { query: FeedQuery, response: ArticlePage }, ({ query }, { session }) =>
    app.article.list(session, query),
  ),
  implement(app, 'article.latest', { query: PageQuery, response: ArticlePage }, ({ query }, { session }) =>
    app.article.latest(session, query),
  ),
  implement(app, 'article.read', { params: ArticleParams, response: Article }, ({ params }, { session }) =>
    app.article.read(session, params.id),
  ),
  implement(
    app,
    'article.related',
    { params: ArticleParams, query: PageQuery, response: ArticlePage },
    ({ params, query }, { session }) => app.article.related(session, params.id, query),
  ),
  implementForUser(
    app,
    'article.favorites',
    { query: PageQuery, response: ArticlePage },
    ({ query, user }, { session }) => app.article.favorites(session, user.id, query),
  ),
  implement(
    app,
    'article.ofAccount',
    { params: NicknameParams, query: PageQuery, response: ArticlePage },
    ({ params, query }, { session }) => app.article.ofAccount(session, params.nickname, query),
  ),
  implement(app, 'article.readOwn', { params: OwnArticleParams, response: Article }, ({ params }, { session }) =>
    app.article.readOfAccount(session, params.nickname, params.id),
  ),
  implementForUser(
    app,
    'article.vote',
    { params: IdParams, body: MethodBody, response: VoteAnswer },
    ({ params, body, user }, { session }) => app.article.vote(session, user.id, params.id, body.method),
  ),
  implementForUser(
    app,
    'article.favorite',
    { params: IdParams, body: MethodBody, response: FavoriteAnswer },
    ({ params, body, user }, { session }) => app.article.favorite(session, user.id, params.id, body.method),
  ),
  implement(
    app,
    'article.comments',
    { params: IdParams, query: PageQuery, response: CommentPage },
    ({ params, query }, { session }) => app.article.comments(session, params.id, query),
  ),
  implementForUser(
    app,
    'article.comment',
    { params: IdParams, body: NewComment, response: Comment },
    ({ params, body, user }, { session }) => app.article.comment(session, user.id, params.id, body),
    { limit: 'writing' },
  ),
  implementForUser(
    app,
    'article.updateOwn',
    { params: OwnArticleParams, body: WriteArticle, response: Article },
    ({ params, body, user }, { session }) => app.article.updateOwn(session, { ...params, userId: user.id }, body),
  ),
  implementForUser(
    app,
    'article.removeOwn',
    { params: OwnArticleParams, response: IdParams },
    ({ params, user }, { session }) => app.article.removeOwn(session, { ...params, userId: user.id }),
  ),
];
