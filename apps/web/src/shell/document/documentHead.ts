import { appName } from '@vetka/domain/page';
import type { Visitor } from '../visitor/describeVisitor.ts';
import { descriptionTags } from './pageHead.ts';
import commonLatin from './fonts/common-latin.woff2?url&no-inline';
import rouble from './fonts/rouble.woff2?url&no-inline';
import russian from './fonts/russian.woff2?url&no-inline';

const fonts = [russian, commonLatin, rouble].map((href) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
}));

/** Pages without prices in their first view. Where «₽» is on one of them, its font is loaded with the text. */
const withoutPrices = /^\/(?:articles|content|docs|users)(?:\/|$)/;

const fontsOf = (path: string) => (withoutPrices.test(path) ? fonts.slice(0, 2) : fonts);

/**
 * One stylesheet for the whole site, named by the build, so that parts hydrated later are styled already. In
 * development Vite injects the styles.
 */
const stylesheet = import.meta.env.PROD ? [{ rel: 'stylesheet', href: import.meta.env.VITE_STYLESHEET as string }] : [];

/** Added in the browser: it fetches the manifest at once, and would do so before the first picture. */
const manifest = import.meta.env.SSR ? [] : [{ rel: 'manifest', href: '/site.webmanifest' }];

const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover';

interface PageFacts {
  path: string;
  /** The page's canonical address. */
  canonical: string | undefined;
  /** Used when the page has no description of its own. */
  description: string | undefined;
}

/** The head of every page. Zoom is disabled on phones, as the specification requires. */
export const documentHead = (visitor: Visitor | undefined, { path, canonical, description }: PageFacts) => ({
  meta: [
    { charSet: 'utf-8' },
    { title: appName },
    { name: 'viewport', content: visitor?.isMobile ? `${viewport}, maximum-scale=1, user-scalable=no` : viewport },
    { property: 'og:site_name', content: appName },
    { property: 'og:locale', content: 'ru_RU' },
    { name: 'format-detection', content: 'telephone=no' },
    ...(canonical ? [{ property: 'og:url', content: canonical }] : []),
    ...(import.meta.env.SSR && description ? descriptionTags(description) : []),
  ],
  links: [
    ...stylesheet,
    ...(canonical ? [{ rel: 'canonical', href: canonical }] : []),
    ...fontsOf(path),
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'icon', href: '/favicon.ico', sizes: '48x48' },
    { rel: 'apple-touch-icon', href: '/icon-192.png' },
    ...manifest,
  ],
});
