import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../../shell/api/apiClient.ts';
import { pagedQuery } from '../../../shell/lists/pagedQuery.ts';
import { deskQueries } from '../desk.queries.ts';
import { goodsAsked, type GoodsSearch } from './goodsSearch.ts';
import { loadOnEachVisit } from '../loadOnEachVisit.ts';

/** Products per page of the table. */
const goodsTake = 48;

const keyOf = (service: string) => [...deskQueries.service(service), 'goods'] as const;

/** The goods of a shop at its desk. */
export const goodsQueries = {
  /** Everything about the goods of a shop. */
  all: keyOf,
  list: (api: Api, service: string, search: GoodsSearch) =>
    pagedQuery({
      queryKey: [...keyOf(service), 'list', goodsAsked(search)],
      page: 1,
      take: goodsTake,
      read: (request) => unwrap(api.goods.list({ params: { service }, query: { ...request, ...goodsAsked(search) } })),
    }),
  product: (api: Api, service: string, id: number) =>
    queryOptions({
      queryKey: [...keyOf(service), 'product', id],
      queryFn: ({ signal }) => unwrap(api.goods.read({ params: { service, id } }, { signal })),
      ...loadOnEachVisit,
    }),
  family: (api: Api, service: string, id: number) =>
    queryOptions({
      queryKey: [...keyOf(service), 'family', id],
      queryFn: ({ signal }) => unwrap(api.goods.family({ params: { service, id } }, { signal })),
    }),
  history: (api: Api, service: string, id: number) =>
    pagedQuery({
      queryKey: [...keyOf(service), 'history', id],
      page: 1,
      take: 24,
      read: (request) => unwrap(api.goods.history({ params: { service, id }, query: request })),
    }),
  choices: (api: Api, service: string) =>
    queryOptions({
      queryKey: [...keyOf(service), 'choices'],
      queryFn: ({ signal }) => unwrap(api.goods.choices({ params: { service } }, { signal })),
      staleTime: 300_000,
    }),
};
