import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../api/apiClient.ts';

/** Subscription plans on sale, with the savings of each. */
export const planQueries = {
  /** @param service its plans and those valid in every shop; all plans if omitted */
  offers: (api: Api, service?: string) =>
    queryOptions({
      queryKey: ['service', 'offers', service ?? null],
      queryFn: () => unwrap(api.service.offers({ query: service === undefined ? {} : { service } })),
    }),
};
