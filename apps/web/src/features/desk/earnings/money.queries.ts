import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { MoneyMovesQuery } from '@vetka/domain/ledger';
import type { Api } from '../../../shell/api/apiClient.ts';

const fresh = 15_000;

export const moneyQueries = {
  read: (api: Api, service: string) =>
    queryOptions({
      queryKey: ['money', service, 'balance'],
      queryFn: ({ signal }) => unwrap(api.money.read({ params: { service } }, { signal })),
      staleTime: fresh,
    }),
  moves: (api: Api, service: string, wanted: MoneyMovesQuery) =>
    infiniteQueryOptions({
      queryKey: ['money', service, 'moves', wanted],
      queryFn: ({ pageParam: before, signal }) =>
        unwrap(api.money.moves({ params: { service }, query: { ...wanted, ...(before && { before }) } }, { signal })),
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      staleTime: fresh,
    }),
  waiting: (api: Api, service: string) =>
    infiniteQueryOptions({
      queryKey: ['money', service, 'waiting'],
      queryFn: ({ pageParam: after, signal }) =>
        unwrap(api.money.waiting({ params: { service }, query: after ? { after } : {} }, { signal })),
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next,
      staleTime: fresh,
    }),
  order: (api: Api, service: string, id: number) =>
    queryOptions({
      queryKey: ['money', service, 'order', id],
      queryFn: ({ signal }) => unwrap(api.money.order({ params: { service, id } }, { signal })),
      staleTime: fresh,
    }),
  commission: (api: Api, service: string) =>
    queryOptions({
      queryKey: ['money', service, 'commission'],
      queryFn: ({ signal }) => unwrap(api.money.commission({ params: { service } }, { signal })),
      staleTime: fresh,
    }),
  months: (api: Api, service: string) =>
    queryOptions({
      queryKey: ['money', service, 'months'],
      queryFn: ({ signal }) => unwrap(api.money.months({ params: { service } }, { signal })),
      staleTime: fresh,
    }),
};
