import {
  Banners,
  Seo,
  SeoQuery,
  SitemapEntries,
  SitemapParams,
  SitemapQuery,
  Sitemaps,
} from '@vetka/domain/page/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';

export const pageRoutes = (app: FastifyInstance) => [
  implement(app, 'page.seo', { query: SeoQuery, response: Seo }, ({ query }) => app.page.seo(query.path)),
  implement(app, 'page.banners', { response: Banners }, (_, { session }) => app.page.banners(session)),
  implement(app, 'page.sitemaps', { response: Sitemaps }, () => app.page.sitemaps()),
  implement(
    app,
    'page.sitemap',
    { params: SitemapParams, query: SitemapQuery, response: SitemapEntries },
    ({ params, query }) => app.page.sitemap(params.kind, query),
  ),
];
