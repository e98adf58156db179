import type { TabLink } from '@vetka/ui/Tabs';

/** What everybody shows and writes. */
export const publicationTabs: readonly TabLink[] = [
  { href: '/content', label: 'Фото' },
  { href: '/content/feed', label: 'Лента' },
  { href: '/articles', label: 'Статьи' },
  { href: '/users', label: 'Люди' },
];

/** The shops, and what shops show and write: the same tabs lead elsewhere. */
export const shopTabs: readonly TabLink[] = [
  { href: '/shops', label: 'Магазины' },
  { href: '/shops/content', label: 'Фото' },
  { href: '/shops/articles', label: 'Статьи' },
];
