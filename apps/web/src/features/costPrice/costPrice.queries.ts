import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../shell/api/apiClient.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';

const pageSize = 24;

/** Products that subscribers can buy at the seller's cost price. */
export const costPriceQueries = {
  goods: (api: Api, page: number) =>
    pagedQuery({
      queryKey: ['catalog', 'cost price'],
      page,
      take: pageSize,
      read: (request) => unwrap(api.catalog.products({ query: { ...request, costPrice: true } })),
    }),
};
