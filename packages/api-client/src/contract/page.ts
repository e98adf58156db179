import type { Banner, Seo, SeoQuery, SitemapEntry, SitemapParams, SitemapQuery, Sitemaps } from '@vetka/domain/page';
import { call } from './call.ts';

export const page = {
  seo: call<{ query: SeoQuery; response: Seo }>('GET', '/seo'),
  /** For search engines: which kinds of pages there are, and the public pages of a kind by id. */
  sitemaps: call<{ response: Sitemaps }>('GET', '/sitemaps'),
  sitemap: call<{ params: SitemapParams; query: SitemapQuery; response: SitemapEntry[] }>('GET', '/sitemaps/{kind}'),
  banners: call<{ response: Banner[] }>('GET', '/banners'),
};
