import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../shell/api/apiClient.ts';

export const placeQueries = {
  /**
   * Cities by the beginning of their name; the largest ones without it. They rarely change, so they never become stale.
   */
  cities: (api: Api, search: string) =>
    queryOptions({
      queryKey: ['place', 'cities', search],
      queryFn: ({ signal }) => unwrap(api.place.cities({ query: search === '' ? {} : { search } }, { signal })),
      staleTime: Infinity,
      placeholderData: keepPreviousData,
    }),
};
