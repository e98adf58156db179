import { Article, ArticlePage, ArticleParams, FeedQuery } from '@vetka/domain/article/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';

const newestTake = 4;

/** Articles. */
export const articleRoutes = (app: FastifyInstance) => [
  implement(app, 'article.list', { query: FeedQuery, response: ArticlePage }, ({ query }, { session }) =>
    app.article.list(session, query),
  ),
  implement(app, 'article.latest', { query: PageQuery, response: ArticlePage }, ({ query }, { session }) =>
    app.article.list(session, { take: newestTake, ...query }),
  ),
  implement(app, 'article.read', { params: ArticleParams, response: Article }, ({ params }, { session }) =>
    app.article.read(session, params.id),
  ),
];
