import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Category } from '@vetka/domain/catalog';
import type { Api } from '../api/apiClient.ts';

/** How many categories are named in the footer. */
const maxNamed = 5;

/** What the footer of every page shows of a category. */
export type NamedCategory = Pick<Category, 'slug' | 'name'>;

function namedOf(categories: readonly Category[]): NamedCategory[] {
  const inner = categories.filter(({ parentId }) => parentId !== 0);
  const named = inner.length > 0 ? inner : categories;
  return named.slice(0, maxNamed).map(({ slug, name }) => ({ slug, name }));
}

/** What the menu and the tiles show of a category. */
export type ListedCategory = Pick<Category, 'id' | 'parentId' | 'slug' | 'name' | 'productsCount'> & {
  image: Pick<NonNullable<Category['image']>, 'url'> | null;
};

/** The descriptions of all categories would be a twentieth of the home page. */
const listed = ({ id, parentId, slug, name, productsCount, image }: Category): ListedCategory => {
  return { id, parentId, slug, name, productsCount, image: image && { url: image.url } };
};

/** Categories change about once a season. */
export const categoryQueries = {
  /** Loaded with every page, which would be a twentieth larger with all categories. */
  named: (api: Api) =>
    queryOptions({
      queryKey: ['catalog', 'categories', 'named'],
      queryFn: () => unwrap(api.catalog.categories()).then(namedOf),
      staleTime: Infinity,
    }),
  /** The tree, for the home page, the header's menu and choices of a category. */
  all: (api: Api) =>
    queryOptions({
      queryKey: ['catalog', 'categories'],
      queryFn: (): Promise<ListedCategory[]> => {
        const categories = unwrap(api.catalog.categories());
        return import.meta.env.SSR ? categories.then((all) => all.map(listed)) : categories;
      },
      staleTime: Infinity,
    }),
};
