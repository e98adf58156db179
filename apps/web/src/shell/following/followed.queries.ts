import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../api/apiClient.ts';

/** Authors who can be followed, with whether the person follows them. */
export const followedQueries = {
  person: (api: Api, nickname: string) =>
    queryOptions({
      queryKey: ['account', 'author', nickname],
      queryFn: () => unwrap(api.account.profile({ params: { nickname } })),
    }),
  service: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['service', 'author', slug],
      queryFn: () => unwrap(api.service.read({ params: { id: slug } })),
    }),
};
