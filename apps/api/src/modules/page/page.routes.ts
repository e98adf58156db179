import { Banners, Seo, SeoQuery } from '@vetka/domain/page/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';

export const pageRoutes = (app: FastifyInstance) => [
  implement(app, 'page.seo', { query: SeoQuery, response: Seo }, ({ query }) => app.page.seo(query.path)),
  implement(app, 'page.banners', { response: Banners }, (_, { session }) => app.page.banners(session)),
];
