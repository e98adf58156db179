import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../api/apiClient.ts';

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
  /** The cities with the most shops. */
  citiesWithShops: (api: Api) =>
    queryOptions({
      queryKey: ['place', 'cities with shops'],
      queryFn: ({ signal }) => unwrap(api.place.cities({ query: { hasServices: true } }, { signal })),
      staleTime: Infinity,
    }),
  /** The city of the visitor's network address; null when it is not known. */
  guessedCity: (api: Api) =>
    queryOptions({
      queryKey: ['place', 'guessed city'],
      queryFn: async ({ signal }) => (await unwrap(api.place.guessCity(undefined, { signal }))).city,
      staleTime: Infinity,
    }),
};
