import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../../shell/api/apiClient.ts';

/** The queries of «Мои данные». */
export const dataQueries = {
  consents: (api: Api) =>
    queryOptions({
      queryKey: ['account', 'consents'],
      queryFn: async () => (await unwrap(api.account.consents())).data,
    }),
  /** Shops and orders change it at any time. */
  deletion: (api: Api) =>
    queryOptions({
      queryKey: ['account', 'deletion'],
      queryFn: () => unwrap(api.account.deletionTerms()),
      staleTime: 0,
    }),
};
