import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../shell/api/apiClient.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';

const pageSize = 12;

export interface ShopsSearch {
  page?: number;
  name?: string;
}

/** Queries of the list of shops. */
export const shopsQueries = {
  list: (api: Api, { page = 1, name }: ShopsSearch) =>
    pagedQuery({
      queryKey: ['service', 'list', name ?? null],
      page,
      take: pageSize,
      read: (request) => unwrap(api.service.list({ query: { ...request, ...(name && { search: name }) } })),
    }),
};
