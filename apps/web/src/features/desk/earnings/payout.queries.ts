import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../../shell/api/apiClient.ts';
import { pagedQuery } from '../../../shell/lists/pagedQuery.ts';

/** The payouts of a shop, and their account. */
export const payoutQueries = {
  /** Every page also contains the amounts on which the next payouts depend. */
  list: (api: Api, service: string) =>
    pagedQuery({
      queryKey: ['payout', service, 'list'],
      page: 1,
      take: 24,
      read: (query, signal) => unwrap(api.payout.list({ params: { service }, query }, { signal })),
    }),
  /** Receipts of «Мой налог». Every page also contains the tax service's data about the seller. */
  incomes: (api: Api, service: string) =>
    pagedQuery({
      queryKey: ['income', service, 'list'],
      page: 1,
      take: 24,
      read: (query, signal) => unwrap(api.income.list({ params: { service }, query }, { signal })),
    }),
  /** For the owner alone. */
  requisites: (api: Api, service: string) =>
    queryOptions({
      queryKey: ['payout', service, 'requisites'],
      queryFn: ({ signal }) => unwrap(api.payout.requisites({ params: { service } }, { signal })),
      staleTime: 15_000,
    }),
};
