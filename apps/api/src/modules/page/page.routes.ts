import {
  Banners,
  ChangePageTexts,
  HomeBanner,
  HomeBanners,
  OrderHomeBanners,
  PageTexts,
  Redirect,
  RedirectPage,
  RedirectsQuery,
  Seo,
  SeoQuery,
  SitemapEntries,
  SitemapParams,
  SitemapQuery,
  Sitemaps,
  SwitchHomeBanner,
  TextPages,
  HomeBannerUpdate,
  WriteHomeBanner,
  WritePageTexts,
  WriteRedirect,
} from '@vetka/domain/page/schema';
import { IdParams, Removed } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';
import { implement } from '../../platform/http/implement.ts';
import { addBanner, changeBanner, listHomeBanners, orderBanners, removeBanner, switchBanner } from './page.banners.ts';
import { addRedirect, changeRedirect, listRedirects, removeRedirect } from './page.redirects.ts';
import { addTexts, changeTexts, listTextPages, removeTexts } from './page.texts.ts';

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

const ofTexts = (app: FastifyInstance) => [
  implementForAdministration(app, 'page.texts', { response: TextPages }, () => listTextPages(app.db)),
  implementAct(
    app,
    'page.addTexts',
    { body: WritePageTexts, response: PageTexts },
    { kind: 'PAGE_TEXTS' },
    ({ body, tx }) => addTexts(tx, body),
  ),
  implementAct(
    app,
    'page.changeTexts',
    { params: IdParams, body: ChangePageTexts, response: PageTexts },
    { kind: 'PAGE_TEXTS' },
    ({ params, body, tx }) => changeTexts(tx, params.id, body),
  ),
  implementAct(
    app,
    'page.removeTexts',
    { params: IdParams, response: Removed },
    { kind: 'PAGE_TEXTS' },
    ({ params, tx }) => removeTexts(tx, params.id),
  ),
];

const reasonOf = ({ body: { reason = '' } }: { body: { reason?: string } }): string => reason;

const ofBanners = (app: FastifyInstance) => [
  implementForAdministration(app, 'page.homeBanners', { response: HomeBanners }, () => listHomeBanners(app.db)),
  implementAct(
    app,
    'page.addBanner',
    { body: WriteHomeBanner, response: HomeBanner },
    { kind: 'BANNER', reason: reasonOf },
    ({ body, user, tx }) => addBanner(tx, user.id, body),
  ),
  implementAct(
    app,
    'page.changeBanner',
    { params: IdParams, body: HomeBannerUpdate, response: HomeBanner },
    { kind: 'BANNER', reason: reasonOf },
    ({ params, body, user, tx }) => changeBanner(tx, user.id, params.id, body),
  ),
  implementAct(
    app,
    'page.switchBanner',
    { params: IdParams, body: SwitchHomeBanner, response: HomeBanner },
    { kind: 'BANNER', reason: reasonOf },
    ({ params, body, tx }) => switchBanner(tx, params.id, body.isActive),
  ),
  implementAct(
    app,
    'page.removeBanner',
    { params: IdParams, response: Removed },
    { kind: 'BANNER' },
    ({ params, tx }) => removeBanner(tx, params.id),
  ),
  implementAct(
    app,
    'page.orderBanners',
    { body: OrderHomeBanners, response: HomeBanners },
    { kind: 'BANNER_ORDER' },
    ({ body, tx }) => orderBanners(tx, body),
  ),
];

const ofRedirects = (app: FastifyInstance) => [
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

/** Metadata, redirects and banners of pages, and their administration. */
export const pageRoutes = (app: FastifyInstance) => [
  ...ofVisitors(app),
  ...ofTexts(app),
  ...ofBanners(app),
  ...ofRedirects(app),
];
