import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Category } from '@vetka/domain/catalog';
import type { Api } from '../api/apiClient.ts';

/** What the menu, the footer and the tiles show of a category. */
export type ListedCategory = Pick<Category, 'id' | 'parentId' | 'slug' | 'name' | 'productsCount'> & {
  image: Pick<NonNullable<Category['image']>, 'url'> | null;
};

/** Every page carries all categories: their descriptions would be a twentieth of it. */
const listed = ({ id, parentId, slug, name, productsCount, image }: Category): ListedCategory => {
  return { id, parentId, slug, name, productsCount, image: image && { url: image.url } };
};

/** The category tree, for the header's menu and the home page. It changes about once a season. */
export const categoryQueries = {
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
