import type {
  Banner,
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
  TextPage,
  WritePageTexts,
  WriteRedirect,
} from '@vetka/domain/page';
import { call } from './call.ts';

type ById = { id: number };

export const page = {
  seo: call<{ query: SeoQuery; response: Seo }>('GET', '/seo'),
  /** For search engines: which kinds of pages there are, and the public pages of a kind by id. */
  sitemaps: call<{ response: Sitemaps }>('GET', '/sitemaps'),
  sitemap: call<{ params: SitemapParams; query: SitemapQuery; response: SitemapEntry[] }>('GET', '/sitemaps/{kind}'),
  banners: call<{ response: Banner[] }>('GET', '/banners'),
  /** The pages that may have texts, and what the administration has written. */
  texts: call<{ response: TextPage[] }>('GET', '/moderation/seo'),
  addTexts: call<{ body: WritePageTexts; response: PageTexts }>('POST', '/moderation/seo'),
  /** 422 on `path` for a page that has texts or none may be written for, and on `title` when everything is empty. */
  changeTexts: call<{ params: ById; body: WritePageTexts; response: PageTexts }>('PUT', '/moderation/seo/{id}'),
  removeTexts: call<{ params: ById; response: ById }>('DELETE', '/moderation/seo/{id}'),
  /** Moved paths, for the administration. A loop is refused: 422 on `to`. */
  redirects: call<{ query: RedirectsQuery; response: RedirectPage }>('GET', '/moderation/redirects'),
  addRedirect: call<{ body: WriteRedirect; response: Redirect }>('POST', '/moderation/redirects'),
  changeRedirect: call<{ params: ById; body: WriteRedirect; response: Redirect }>('PUT', '/moderation/redirects/{id}'),
  removeRedirect: call<{ params: ById; response: ById }>('DELETE', '/moderation/redirects/{id}'),
};
