import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../api/apiClient.ts';

/** The person's saved addresses, the main one first. */
export const addressBookQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'addresses'],
    queryFn: async () => (await unwrap(api.account.addresses())).data,
  });
