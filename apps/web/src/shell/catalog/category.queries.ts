import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Category } from '@vetka/domain/catalog';
import type { Api } from '../api/apiClient.ts';

/** How many categories are named in the footer. */
const maxNamed = 5;

/** What the footer of every page shows of a category. */
type NamedCategory = Pick<Category, 'slug' | 'name'>;

function namedOf(categories: readonly Category[]): NamedCategory[] {
  const inner = categories.filter(({ parentId }) => parentId !== 0);
  const named = inner.length > 0 ? inner : categories;
  return named.slice(0, maxNamed).map(({ slug, name }) => ({ slug, name }));
}

/** How many tiles the home page has: two rows on a wide screen. */
const maxTiles = 12;

/** What a tile of the home page shows of a category. */
type TileCategory = Pick<Category, 'id' | 'slug' | 'name'> & {
  image: Pick<NonNullable<Category['image']>, 'url'> | null;
};

/** The categories of the second level, in the order of the catalogue. */
function tilesOf(categories: readonly Category[]): TileCategory[] {
  const top = categories.filter(({ parentId }) => parentId === 0);
  const second = categories.filter(({ parentId }) => top.some(({ id }) => id === parentId));
  const shown = second.length > 0 ? second : top;
  return shown
    .slice(0, maxTiles)
    .map(({ id, slug, name, image }) => ({ id, slug, name, image: image && { url: image.url } }));
}

/** Categories change about once a season. */
export const categoryQueries = {
  /** Loaded with every page, which would be a twentieth larger with the whole tree. */
  named: (api: Api) =>
    queryOptions({
      queryKey: ['catalog', 'categories', 'named'],
      queryFn: () => unwrap(api.catalog.categories()).then(namedOf),
      staleTime: Infinity,
    }),
  tiles: (api: Api) =>
    queryOptions({
      queryKey: ['catalog', 'categories', 'tiles'],
      queryFn: () => unwrap(api.catalog.categories()).then(tilesOf),
      staleTime: Infinity,
    }),
  /** The tree, for the header's menu and choices of a category. */
  all: (api: Api) =>
    queryOptions({
      queryKey: ['catalog', 'categories'],
      queryFn: () => unwrap(api.catalog.categories()),
      staleTime: Infinity,
    }),
};
