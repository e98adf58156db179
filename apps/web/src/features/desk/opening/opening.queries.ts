import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../../shell/api/apiClient.ts';

export const openingQueries = {
  /** The shop that the person is opening. */
  current: (api: Api) =>
    queryOptions({
      queryKey: ['opening', 'current'],
      queryFn: ({ signal }) => unwrap(api.opening.read(undefined, { signal })),
      staleTime: 0,
    }),
  /** A company or a sole proprietor of the state register. */
  company: (api: Api, inn: string) =>
    queryOptions({
      queryKey: ['opening', 'company', inn],
      queryFn: ({ signal }) => unwrap(api.opening.company({ query: { inn } }, { signal })),
      staleTime: 600_000,
      retry: false,
    }),
};
