import type { CatalogPage, CatalogQuery } from '@vetka/domain/catalog';
import type { Breadcrumb } from '@vetka/ui/Breadcrumbs';
import { pagePath } from '../../shell/links/pagePath.ts';

export const searchPath = pagePath('/catalog/search');

const home: Breadcrumb = { label: 'Главная', href: '/' };
const root: Breadcrumb = { label: 'Каталог', href: pagePath('/catalog') };

export function titleOf({ category }: CatalogPage, { search }: CatalogQuery, path: string): string {
  if (category) return category.name;
  if (path === searchPath) return search ? `Поиск: «${search}»` : 'Поиск';
  return 'Каталог';
}

/** Breadcrumbs of a catalogue page. The last one, the page itself, is not a link. */
export function crumbsOf(page: CatalogPage, query: CatalogQuery, path: string): Breadcrumb[] {
  if (page.category) {
    const parents = page.path
      .slice(0, -1)
      .map(({ slug, name }) => ({ label: name, href: pagePath('/catalog/$category', { category: slug }) }));
    return [home, root, ...parents, { label: page.category.name }];
  }
  return path === searchPath ? [home, root, { label: 'Поиск' }] : [home, { label: titleOf(page, query, path) }];
}

/** The category followed by its children; empty when it has none. */
export function chipsOf({ category, children }: CatalogPage, path: string) {
  if (children.length === 0) return [];
  const all = { href: path, label: 'Все', isSelected: true };
  const inside = children.map(({ slug, name }) => ({
    href: pagePath('/catalog/$category', { category: slug }),
    label: name,
  }));
  return category ? [all, ...inside] : inside;
}
