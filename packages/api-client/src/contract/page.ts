import type {
  Banner,
  ChangePageTexts,
  HomeBanner,
  HomeBannerUpdate,
  OrderHomeBanners,
  Redirect,
  RedirectPage,
  RedirectsQuery,
  Seo,
  SeoQuery,
  PageTexts,
  SitemapEntry,
  SitemapParams,
  SitemapQuery,
  Sitemaps,
  SwitchHomeBanner,
  TextPage,
  WriteHomeBanner,
  WritePageTexts,
  WriteRedirect,
} from '@vetka/domain/page';
import { call } from './call.ts';

type ById = { id: number };

export const page = {
  seo: call<{ query: SeoQuery; response: Seo }>('GET', '/seo'),
  /** For search engines: the kinds of pages, and the public pages of a kind by id. */
  sitemaps: call<{ response: Sitemaps }>('GET', '/sitemaps'),
  sitemap: call<{ params: SitemapParams; query: SitemapQuery; response: SitemapEntry[] }>('GET', '/sitemaps/{kind}'),
  banners: call<{ response: Banner[] }>('GET', '/banners'),
  /** The banners of the home page, including inactive ones, for the administration. */
  homeBanners: call<{ response: HomeBanner[] }>('GET', '/moderation/banners'),
  /**
   * 422 on `href` for a page that does not exist, on `alt` for a picture without an alternative text, on `endsAt` and
   * `pictureId`.
   */
  addBanner: call<{ body: WriteHomeBanner; response: HomeBanner }>('POST', '/moderation/banners'),
  changeBanner: call<{ params: ById; body: HomeBannerUpdate; response: HomeBanner }>('PUT', '/moderation/banners/{id}'),
  switchBanner: call<{ params: ById; body: SwitchHomeBanner; response: HomeBanner }>(
    'POST',
    '/moderation/banners/{id}/work',
  ),
  removeBanner: call<{ params: ById; response: ById }>('DELETE', '/moderation/banners/{id}'),
  /** 409 unless these are all banners of the place. */
  orderBanners: call<{ body: OrderHomeBanners; response: HomeBanner[] }>('POST', '/moderation/banner-order'),
  /** The pages that may have texts, and the administration's texts. */
  texts: call<{ response: TextPage[] }>('GET', '/moderation/seo'),
  addTexts: call<{ body: WritePageTexts; response: PageTexts }>('POST', '/moderation/seo'),
  /** 422 on `path` for a page that already has texts or may not have any, and on `title` when everything is empty. */
  /** 409 with the `texts` when they were changed after `unchangedSince`. */
  changeTexts: call<{ params: ById; body: ChangePageTexts; response: PageTexts }>('PUT', '/moderation/seo/{id}'),
  removeTexts: call<{ params: ById; response: ById }>('DELETE', '/moderation/seo/{id}'),
  /** Moved paths, for the administration. A loop is refused: 422 on `to`. */
  redirects: call<{ query: RedirectsQuery; response: RedirectPage }>('GET', '/moderation/redirects'),
  addRedirect: call<{ body: WriteRedirect; response: Redirect }>('POST', '/moderation/redirects'),
  changeRedirect: call<{ params: ById; body: WriteRedirect; response: Redirect }>('PUT', '/moderation/redirects/{id}'),
  removeRedirect: call<{ params: ById; response: ById }>('DELETE', '/moderation/redirects/{id}'),
};
