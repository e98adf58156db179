import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { CouponRule } from '@vetka/domain/offer';
import type { Api } from '../../../shell/api/apiClient.ts';
import { pagedQuery } from '../../../shell/lists/pagedQuery.ts';
import { loadOnEachVisit } from '../loadOnEachVisit.ts';

/** How long a rule must stay the same before its cost is computed (ms). */
const pauseMs = 400;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** Promo codes of a shop, and the history of its offers. */
export const offersQueries = {
  coupons: (api: Api, service: string) =>
    pagedQuery({
      queryKey: ['offer', 'coupons', service],
      page: 1,
      take: 24,
      read: (request) => unwrap(api.offer.coupons({ params: { service }, query: request })),
    }),
  coupon: (api: Api, service: string, id: number) =>
    queryOptions({
      queryKey: ['offer', 'coupon', service, id],
      queryFn: ({ signal }) => unwrap(api.offer.coupon({ params: { service, id } }, { signal })),
      ...loadOnEachVisit,
    }),
  costGoods: (api: Api, service: string) =>
    pagedQuery({
      queryKey: ['offer', 'cost-goods', service],
      page: 1,
      take: 6,
      read: (request) => unwrap(api.offer.costGoods({ params: { service }, query: request })),
    }),
  history: (api: Api, service: string) =>
    pagedQuery({
      queryKey: ['offer', 'history', service],
      page: 1,
      take: 12,
      read: (request) => unwrap(api.offer.history({ params: { service }, query: request })),
    }),
  /** The cost of a rule over the last month. While a rule is typed, only its last state is requested. */
  estimate: (api: Api, service: string, body: CouponRule) =>
    queryOptions({
      queryKey: ['offer', 'estimate', service, body],
      queryFn: async ({ signal }) => {
        await pause(signal);
        return unwrap(api.offer.estimate({ params: { service }, body }, { signal }));
      },
      staleTime: 60_000,
      retry: false,
    }),
  /** Goods to choose from, those that sell best first. */
  goods: (api: Api, service: string) =>
    pagedQuery({
      queryKey: ['goods', 'choice', service],
      page: 1,
      take: 24,
      read: (request) =>
        unwrap(api.goods.list({ params: { service }, query: { ...request, filter: 'ON_SALE', sort: 'sold' } })),
    }),
  promotions: (api: Api, service: string) =>
    queryOptions({
      queryKey: ['promotion', 'of-shop', service],
      queryFn: ({ signal }) => unwrap(api.promotion.ofShop({ params: { service } }, { signal })),
      staleTime: 0,
    }),
  promotionGoods: (api: Api, service: string, id: number) =>
    pagedQuery({
      queryKey: ['promotion', 'goods', service, id],
      page: 1,
      take: 24,
      read: (request) => unwrap(api.promotion.goods({ params: { service, id }, query: request })),
    }),
  /** The cost of a promotion over the last month. */
  promotionEstimate: (api: Api, service: string, id: number, productIds: number[] | null) =>
    queryOptions({
      queryKey: ['promotion', 'estimate', service, id, productIds],
      queryFn: async ({ signal }) => {
        await pause(signal);
        return unwrap(api.promotion.estimate({ params: { service, id }, body: { productIds } }, { signal }));
      },
      staleTime: 60_000,
      retry: false,
    }),
  /** The product that sells best, for an example of the price: with a cost price if there is one. */
  example: (api: Api, service: string) =>
    queryOptions({
      queryKey: ['goods', 'example', service],
      queryFn: async ({ signal }) => {
        const query = { filter: 'ON_SALE' as const, sort: 'sold' as const };
        const { data } = await unwrap(api.goods.list({ params: { service }, query }, { signal }));
        return data.find(({ costPrice }) => costPrice !== null) ?? data[0] ?? null;
      },
      staleTime: 60_000,
    }),
};
