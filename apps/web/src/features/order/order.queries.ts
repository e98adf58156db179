import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { ordersTake } from '@vetka/domain/order';
import { nextPage, pageParam } from '@vetka/domain/paging';
import type { Api } from '../../shell/api/apiClient.ts';

/** The customer's own orders. They are refetched on every view: sellers and banks change them. */
export const orderQueries = {
  list: (api: Api) =>
    infiniteQueryOptions({
      queryKey: ['order', 'list'],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(api.order.list({ query: { ...pageParam(page), take: ordersTake } }, { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      staleTime: 0,
    }),
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['order', 'one', id],
      queryFn: ({ signal }) => unwrap(api.order.read({ params: { id } }, { signal })),
      staleTime: 0,
    }),
  service: (api: Api, orderId: number, orderServiceId: number) =>
    queryOptions({
      queryKey: ['order', 'service', orderId, orderServiceId],
      queryFn: ({ signal }) =>
        unwrap(api.order.readService({ params: { id: orderId, serviceId: orderServiceId } }, { signal })),
      staleTime: 0,
    }),
  /** The requisites of a shop. */
  seller: (api: Api, serviceId: number) =>
    queryOptions({
      queryKey: ['service', 'seller', serviceId],
      queryFn: ({ signal }) => unwrap(api.service.read({ params: { id: String(serviceId) } }, { signal })),
      staleTime: 300_000,
    }),
  /** The progress of an order service. */
  making: (api: Api, orderId: number, orderServiceId: number) =>
    queryOptions({
      queryKey: ['order', 'making', orderId, orderServiceId],
      queryFn: ({ signal }) =>
        unwrap(api.order.making({ params: { id: orderId, serviceId: orderServiceId } }, { signal })),
      staleTime: 0,
    }),
};
