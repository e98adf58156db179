import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { GoodsRowState } from '@vetka/domain/goods';
import type { Api } from '../../../shell/api/apiClient.ts';
import { pagedQuery } from '../../../shell/lists/pagedQuery.ts';
import { goodsQueries } from './goods.queries.ts';

/** How often a running import is read (ms). */
const pollMs = 1000;
const rowsTake = 24;

const keyOf = (service: string) => [...goodsQueries.all(service), 'imports'] as const;
const rowsKey = (service: string, importId: number) => [...keyOf(service), importId, 'rows'] as const;

/** Imports of a shop's goods. */
export const importQueries = {
  all: keyOf,
  rowsOf: rowsKey,
  list: (api: Api, service: string) =>
    queryOptions({
      queryKey: [...keyOf(service), 'list'],
      queryFn: ({ signal }) => unwrap(api.goods.imports({ params: { service }, query: { take: 5 } }, { signal })),
    }),
  one: (api: Api, service: string, importId: number) =>
    queryOptions({
      queryKey: [...keyOf(service), importId, 'state'],
      queryFn: ({ signal }) => unwrap(api.goods.import({ params: { service, importId } }, { signal })),
      refetchInterval: ({ state }) => (state.data?.state === 'APPLYING' ? pollMs : false),
    }),
  rows: (api: Api, service: string, importId: number, state: GoodsRowState) =>
    pagedQuery({
      queryKey: [...rowsKey(service, importId), state],
      page: 1,
      take: rowsTake,
      read: (request) => unwrap(api.goods.importRows({ params: { service, importId }, query: { ...request, state } })),
    }),
};
