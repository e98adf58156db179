import type { TabLink } from '@vetka/ui/Tabs';

/** Tabs of the publications of people and shops. */
export const publicationTabs: readonly TabLink[] = [
  { href: '/content', label: 'Фото' },
  { href: '/content/feed', label: 'Лента' },
  { href: '/articles', label: 'Статьи' },
  { href: '/users', label: 'Люди' },
];

/** Tabs of shops and their publications: the same titles with other links. */
export const shopTabs: readonly TabLink[] = [
  { href: '/shops', label: 'Магазины' },
  { href: '/shops/content', label: 'Фото' },
  { href: '/shops/articles', label: 'Статьи' },
];
