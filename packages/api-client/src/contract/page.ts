import type { Banner, Seo, SeoQuery } from '@vetka/domain/page';
import { call } from './call.ts';

export const page = {
  seo: call<{ query: SeoQuery; response: Seo }>('GET', '/seo'),
  banners: call<{ response: Banner[] }>('GET', '/banners'),
};
