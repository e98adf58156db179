import { NicknameParams } from '@vetka/domain/account/schema';
import { Article, ArticlePage, ArticleParams, ArticlesQuery, WriteArticle } from '@vetka/domain/article/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { Id, Removed } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { commentRoutes } from '../../platform/comments.routes.ts';
import { implement, implementForUser } from '../../platform/http/implement.ts';
import { markRoutes } from '../../platform/marks/marks.routes.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';

const OwnArticleParams = Type.Object({ ...NicknameParams.properties, id: Id });

const requireShown = (app: FastifyInstance) => (session: RequestSession, id: number) =>
  app.article.requireShown(session, id);

export const articleRoutes = (app: FastifyInstance) => [
  implement(app, 'article.list', { query: ArticlesQuery, response: ArticlePage }, ({ query }, { session }) =>
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
  ...markRoutes(app, 'article', { kind: 'article', requireShown: requireShown(app) }),
  ...commentRoutes(app, 'article', {
    requireShown: requireShown(app),
    list: (session, id, query) => app.comment.list(session, { articleId: id }, query),
    add: (userId, id, comment) => app.comment.add(userId, { articleId: id }, comment),
  }),
  implementForUser(
    app,
    'article.updateOwn',
    { params: OwnArticleParams, body: WriteArticle, response: Article },
    ({ params, body, user }, { session }) => app.article.updateOwn(session, { ...params, userId: user.id }, body),
  ),
  implementForUser(
    app,
    'article.removeOwn',
    { params: OwnArticleParams, response: Removed },
    ({ params, user }, { session }) => app.article.removeOwn(session, { ...params, userId: user.id }),
  ),
];
