import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../shell/api/apiClient.ts';

export const placeQueries = {
  /** Cities by the beginning of their name; the larger ones without it. They do not change while somebody looks. */
  cities: (api: Api, search: string) =>
    queryOptions({
      queryKey: ['place', 'cities', search],
      queryFn: ({ signal }) => unwrap(api.place.cities({ query: search === '' ? {} : { search } }, { signal })),
      staleTime: Infinity,
      placeholderData: keepPreviousData,
    }),
};
