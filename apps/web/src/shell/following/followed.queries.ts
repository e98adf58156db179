import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../api/apiClient.ts';

/** Queries of those who can be followed. */
export const followedQueries = {
  person: (api: Api, nickname: string) =>
    queryOptions({
      queryKey: ['account', 'one', nickname],
      queryFn: () => unwrap(api.account.profile({ params: { nickname } })),
    }),
  service: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['service', 'one', slug],
      queryFn: () => unwrap(api.service.read({ params: { id: slug } })),
    }),
};
