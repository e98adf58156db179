import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../api/apiClient.ts';

const minute = 60_000;

/** Whom the person has muted and blocked: one list for every page, so that all of them agree. */
export const restrictionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'restrictions'],
    queryFn: async () => (await unwrap(api.account.restrictions())).data,
    staleTime: 5 * minute,
  });
