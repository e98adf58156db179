import {
  Banners,
  Redirect,
  RedirectPage,
  RedirectsQuery,
  Seo,
  SeoQuery,
  SitemapEntries,
  SitemapParams,
  SitemapQuery,
  Sitemaps,
  WriteRedirect,
} from '@vetka/domain/page/schema';
import { IdParams, Removed } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';
import { implement } from '../../platform/http/implement.ts';
import { addRedirect, changeRedirect, listRedirects, removeRedirect } from './page.redirects.ts';

const ofVisitors = (app: FastifyInstance) => [
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

const ofAdministration = (app: FastifyInstance) => [
  implementForAdministration(app, 'page.redirects', { query: RedirectsQuery, response: RedirectPage }, ({ query }) =>
    listRedirects(app.db, query),
  ),
  implementAct(
    app,
    'page.addRedirect',
    { body: WriteRedirect, response: Redirect },
    { kind: 'REDIRECT' },
    ({ body, tx }) => addRedirect(tx, body),
  ),
  implementAct(
    app,
    'page.changeRedirect',
    { params: IdParams, body: WriteRedirect, response: Redirect },
    { kind: 'REDIRECT' },
    ({ params, body, tx }) => changeRedirect(tx, params.id, body),
  ),
  implementAct(
    app,
    'page.removeRedirect',
    { params: IdParams, response: Removed },
    { kind: 'REDIRECT' },
    ({ params, tx }) => removeRedirect(tx, params.id),
  ),
];

/** What pages need besides their contents, and the paths that the administration moves. */
export const pageRoutes = (app: FastifyInstance) => [...ofVisitors(app), ...ofAdministration(app)];
