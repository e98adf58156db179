import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../../shell/api/apiClient.ts';
import { loadOnEachVisit } from '../loadOnEachVisit.ts';

/** The shop's public side. */
export const storefrontQueries = {
  all: (api: Api, service: string) =>
    queryOptions({
      queryKey: ['storefront', service],
      queryFn: ({ signal }) => unwrap(api.storefront.read({ params: { service } }, { signal })),
      ...loadOnEachVisit,
    }),
};
