import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../../shell/api/apiClient.ts';
import { pagedQuery } from '../../../shell/lists/pagedQuery.ts';

/** What a shop is paid, and where to. */
export const payoutQueries = {
  /** Every page also says what the next payouts are about. */
  list: (api: Api, service: string) =>
    pagedQuery({
      queryKey: ['payout', service, 'list'],
      page: 1,
      take: 24,
      read: (query, signal) => unwrap(api.payout.list({ params: { service }, query }, { signal })),
    }),
  /** Receipts of «Мой налог». Every page also says what the tax service knows of the seller. */
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
