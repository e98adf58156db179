import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Page } from '@vetka/domain/paging';
import type { Api } from '../../shell/api/apiClient.ts';
import { logFailure } from '../../shell/errors/logFailure.ts';
import { loadOptional } from '../../shell/errors/loadOptional.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';
import { planQueries } from '../../shell/plans/plans.queries.ts';

const goodsPageSize = 24;
const postsPageSize = 24;
const articlesPageSize = 12;
const fewGoods = 4;
/** Two rows on a tablet. */
const fewPosts = 8;
const fewArticles = 3;
const fewReviews = 4;

const dataOf = <Item>({ data }: Page<Item>): Item[] => data;

/** Queries of one shop by its slug. */
export const serviceQueries = {
  one: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['service', 'one', slug],
      queryFn: () => unwrap(api.service.read({ params: { id: slug } })),
    }),
  /** The person's own paid subscriptions. */
  ownSubscriptions: (api: Api) =>
    queryOptions({
      queryKey: ['service', 'subscriptions', 'own'],
      queryFn: () => unwrap(api.service.ownSubscriptions({})),
    }),
  banners: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['service', 'banners', slug],
      queryFn: () => unwrap(api.service.banners({ params: { id: slug } })),
    }),
  employees: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['service', 'employees', slug],
      queryFn: () => unwrap(api.service.employees({ params: { id: slug } })),
    }),
  fewGoods: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['catalog', 'service', slug, 'few'],
      queryFn: () => unwrap(api.service.storefront({ params: { id: slug }, query: { take: fewGoods } })).then(dataOf),
    }),
  fewPosts: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['content', 'service', slug, 'few'],
      queryFn: () => unwrap(api.service.newContent({ params: { id: slug }, query: { take: fewPosts } })).then(dataOf),
    }),
  fewArticles: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['article', 'service', slug, 'few'],
      queryFn: () =>
        unwrap(api.service.newArticles({ params: { id: slug }, query: { take: fewArticles } })).then(dataOf),
    }),
  reviews: (api: Api, id: number) =>
    pagedQuery({
      queryKey: ['review', 'service', id],
      page: 1,
      take: fewReviews,
      read: (query) => unwrap(api.review.ofService({ params: { id }, query })),
    }),
  /** Products of one category, or of the storefront without it. */
  goods: (api: Api, slug: string, category: string | undefined, page: number) =>
    pagedQuery({
      queryKey: ['catalog', 'service', slug, 'goods', category ?? null],
      page,
      take: goodsPageSize,
      read: (request) =>
        unwrap(
          category === undefined
            ? api.service.storefront({ params: { id: slug }, query: request })
            : api.service.products({ params: { id: slug }, query: { ...request, category } }),
        ),
    }),
  posts: (api: Api, slug: string, page: number) =>
    pagedQuery({
      queryKey: ['content', 'service', slug, 'all'],
      page,
      take: postsPageSize,
      read: (query) => unwrap(api.service.content({ params: { id: slug }, query })),
    }),
  articles: (api: Api, slug: string, page: number) =>
    pagedQuery({
      queryKey: ['article', 'service', slug, 'all'],
      page,
      take: articlesPageSize,
      read: (query) => unwrap(api.service.articles({ params: { id: slug }, query })),
    }),
};

/** Loads the sections of a shop's home page. Those that fail are omitted. */
export async function loadServiceHome(
  queryClient: QueryClient,
  api: Api,
  { slug, id }: { slug: string; id: number },
): Promise<void> {
  await Promise.all([
    loadOptional(queryClient, serviceQueries.banners(api, slug), 'the banners of a shop'),
    loadOptional(queryClient, serviceQueries.employees(api, slug), 'the people of a shop'),
    loadOptional(queryClient, serviceQueries.fewGoods(api, slug), 'the storefront of a shop'),
    loadOptional(queryClient, serviceQueries.fewPosts(api, slug), 'the photographs of a shop'),
    loadOptional(queryClient, serviceQueries.fewArticles(api, slug), 'the articles of a shop'),
    loadOptional(queryClient, planQueries.offers(api, slug), 'the plans of a shop'),
    queryClient
      .ensureInfiniteQueryData(serviceQueries.reviews(api, id))
      .catch(logFailure('the reviews of a shop', undefined)),
  ]);
}
