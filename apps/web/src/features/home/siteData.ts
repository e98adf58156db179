import { appName } from '@vetka/domain/page';
import { pagePath } from '../../shell/links/pagePath.ts';

/** The marketplace and its search, for search engines (schema.org Organization and WebSite). */
export const siteData = (origin: string) => [
  { '@type': 'Organization', name: appName, url: `${origin}/`, logo: `${origin}/icon-512.png` },
  {
    '@type': 'WebSite',
    name: appName,
    url: `${origin}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${pagePath('/catalog/search')}?search={search}`,
      'query-input': 'required name=search',
    },
  },
];
