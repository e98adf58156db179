import type { TabLink } from '@vetka/ui/Tabs';
import { pagePath } from '../links/pagePath.ts';

/** Tabs of the publications of people and shops. */
export const publicationTabs: readonly TabLink[] = [
  { href: pagePath('/content'), label: 'Фото' },
  { href: pagePath('/content/feed'), label: 'Лента' },
  { href: pagePath('/articles'), label: 'Статьи' },
  { href: pagePath('/users'), label: 'Люди' },
];

/** Tabs of shops and their publications: the same titles with other links. */
export const shopTabs: readonly TabLink[] = [
  { href: pagePath('/shops'), label: 'Магазины' },
  { href: pagePath('/shops/content'), label: 'Фото' },
  { href: pagePath('/shops/articles'), label: 'Статьи' },
];
