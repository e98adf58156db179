import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Category } from '@vetka/domain/catalog';
import type { Api } from '../api/apiClient.ts';

/** The category tree, for the header's menu and the home page. It changes about once a season. */
export const categoryQueries = {
  all: (api: Api) =>
    queryOptions({
      queryKey: ['catalog', 'categories'],
      queryFn: (): Promise<Category[]> => unwrap(api.catalog.categories()),
      staleTime: Infinity,
    }),
};
