import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../shell/api/apiClient.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';

const pageSize = 24;
/** Two rows on a wide screen. */
const fewPeople = 6;

export interface UsersSearch {
  page?: number;
  /** A part of a nickname or of a name. */
  name?: string;
}

/** How many shops, and how many people, are offered to a person who follows nobody. */
const fewPopular = 3;

/** People and shops are followed separately. */
export type FollowedKind = 'people' | 'services';

/** Queries of people. */
export const profileQueries = {
  users: (api: Api, { page = 1, name }: UsersSearch) =>
    pagedQuery({
      queryKey: ['account', 'users', name ?? null],
      page,
      take: pageSize,
      read: (request) => unwrap(api.account.users({ query: { ...request, ...(name && { search: name }) } })),
    }),
  /** The newest people, a few. */
  newUsers: (api: Api) =>
    queryOptions({
      queryKey: ['account', 'users', 'new'],
      queryFn: () => unwrap(api.account.newUsers({ query: { take: fewPeople } })).then(({ data }) => data),
    }),
  /** A few shops and the most followed people. */
  popular: (api: Api) =>
    queryOptions({
      queryKey: ['account', 'popular'],
      queryFn: async () => {
        const query = { take: fewPopular };
        const [shops, people] = await Promise.all([
          unwrap(api.service.list({ query })),
          unwrap(api.account.users({ query })),
        ]);
        return { shops: shops.data, people: people.data };
      },
    }),
  one: (api: Api, nickname: string) =>
    queryOptions({
      queryKey: ['account', 'one', nickname],
      queryFn: () => unwrap(api.account.profile({ params: { nickname } })),
    }),
  posts: (api: Api, nickname: string, page: number) =>
    pagedQuery({
      queryKey: ['content', 'account', nickname],
      page,
      take: pageSize,
      read: (query) => unwrap(api.content.ofAccount({ params: { nickname }, query })),
    }),
  articles: (api: Api, nickname: string, page: number) =>
    pagedQuery({
      queryKey: ['article', 'account', nickname],
      page,
      take: pageSize,
      read: (query) => unwrap(api.article.ofAccount({ params: { nickname }, query })),
    }),
  subscribers: (api: Api, id: number, page: number) =>
    pagedQuery({
      queryKey: ['account', 'subscribers', id],
      page,
      take: pageSize,
      read: (query) => unwrap(api.account.subscribers({ params: { id }, query })),
    }),
  people: (api: Api, id: number, page: number) =>
    pagedQuery({
      queryKey: ['account', 'subscriptions', id],
      page,
      take: pageSize,
      read: (query) => unwrap(api.account.subscriptions({ params: { id }, query })),
    }),
  services: (api: Api, id: number, page: number) =>
    pagedQuery({
      queryKey: ['service', 'subscriptions', id],
      page,
      take: pageSize,
      read: (query) => unwrap(api.account.serviceSubscriptions({ params: { id }, query })),
    }),
};
