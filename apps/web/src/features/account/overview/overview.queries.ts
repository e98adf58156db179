import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { AuthUser } from '@vetka/domain/account';
import type { Page } from '@vetka/domain/paging';
import type { Api } from '../../../shell/api/apiClient.ts';
import { loadOptional } from '../../../shell/errors/loadOptional.ts';
import { savedCountsQuery } from '../../../shell/marks/savedCounts.ts';
import { addressBookQuery } from '../../../shell/place/addressBook.queries.ts';

/** Enough to find every order under way. */
const recentOrders = 10;

const totalOf = ({ meta }: Page<unknown>): number => meta.total;

/** The data of `/my` besides the session's user. */
export const overviewQueries = {
  orders: (api: Api) =>
    queryOptions({
      queryKey: ['order', 'overview'],
      queryFn: () => unwrap(api.order.list({ query: { take: recentOrders } })),
      staleTime: 0,
    }),
  reviews: (api: Api) =>
    queryOptions({
      queryKey: ['review', 'overview'],
      queryFn: async () => (await unwrap(api.review.awaiting({}))).length,
      staleTime: 0,
    }),
  articles: (api: Api) =>
    queryOptions({
      queryKey: ['article', 'overview'],
      queryFn: () => unwrap(api.article.own({ query: { take: 1 } })).then(totalOf),
      staleTime: 0,
    }),
  photos: (api: Api, nickname: string) =>
    queryOptions({
      queryKey: ['content', 'overview', nickname],
      queryFn: () => unwrap(api.content.ofAccount({ params: { nickname }, query: { take: 1 } })).then(totalOf),
      staleTime: 0,
    }),
  plans: (api: Api) =>
    queryOptions({
      queryKey: ['service', 'overview'],
      queryFn: async () =>
        (await unwrap(api.service.ownSubscriptions({}))).filter(({ state }) => state === 'ACTIVE').length,
      staleTime: 0,
    }),
};

/** Loads all parts at once. A part that fails is shown without its numbers. */
export async function loadOverview(queryClient: QueryClient, api: Api, { id, nickname }: AuthUser): Promise<void> {
  await Promise.all([
    loadOptional(queryClient, overviewQueries.orders(api), 'the recent orders'),
    loadOptional(queryClient, overviewQueries.reviews(api), 'the purchases to review'),
    loadOptional(queryClient, overviewQueries.articles(api), 'the number of articles'),
    loadOptional(queryClient, overviewQueries.photos(api, nickname), 'the number of photos'),
    loadOptional(queryClient, overviewQueries.plans(api), 'the number of subscriptions'),
    loadOptional(queryClient, savedCountsQuery(api, id), 'the counts of the favourites'),
    loadOptional(queryClient, addressBookQuery(api), 'the saved addresses'),
  ]);
}
