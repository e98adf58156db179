import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../api/apiClient.ts';

/** Products under an empty field. */
const fewPopular = 4;
const staleTime = 60_000;

export const searchQueries = {
  /** An outdated request is cancelled. Without a text only frequent queries are returned. */
  suggestions: (api: Api, text: string) =>
    queryOptions({
      queryKey: ['search', 'suggestions', text],
      queryFn: ({ signal }) =>
        unwrap(api.search.suggestions({ query: text === '' ? {} : { query: text } }, { signal })),
      staleTime,
      // The suggestions of the previous text stay while the next ones load; those of an empty field mean something
      // else.
      placeholderData: (before, query) => (text === '' || query?.queryKey[2] === '' ? undefined : before),
    }),
  popular: (api: Api) =>
    queryOptions({
      queryKey: ['catalog', 'popular under the search'],
      queryFn: ({ signal }) => unwrap(api.catalog.popular({ query: { take: fewPopular } }, { signal })),
      staleTime,
    }),
};
