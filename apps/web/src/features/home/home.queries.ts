import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Content } from '@vetka/domain/content';
import type { Api } from '../../shell/api/apiClient.ts';
import { categoryQueries } from '../../shell/catalog/category.queries.ts';
import { loadOptional } from '../../shell/errors/loadOptional.ts';

const fewShops = 4;
/** One row on a wide screen. */
const fewPosts = 5;
/** How many posts to fetch: people post too, and only posts of services are shown here. */
const readPosts = 20;

const isOfService = ({ author }: Content): boolean => author.type !== 'USER' && author.type !== 'ADMINISTRATION';
const fewArticles = 4;

/** Queries of the home page besides products; `loadHome` omits those that fail. */
export const homeQueries = {
  banners: (api: Api) =>
    queryOptions({
      queryKey: ['page', 'banners'],
      queryFn: () => unwrap(api.page.banners()),
    }),
  shops: (api: Api, cityId: number | undefined) =>
    queryOptions({
      queryKey: ['service', 'home', cityId ?? null],
      queryFn: () =>
        unwrap(api.service.list({ query: { take: fewShops, ...(cityId !== undefined && { cityId }) } })).then(
          ({ data }) => data,
        ),
    }),
  posts: (api: Api) =>
    queryOptions({
      queryKey: ['content', 'home'],
      queryFn: () =>
        unwrap(api.content.latest({ query: { take: readPosts } })).then(({ data }) =>
          data.filter(isOfService).slice(0, fewPosts),
        ),
    }),
  articles: (api: Api) =>
    queryOptions({
      queryKey: ['article', 'home'],
      queryFn: () => unwrap(api.article.latest({ query: { take: fewArticles } })).then(({ data }) => data),
    }),
};

/** Loads them in parallel. One failed section does not break the page. */
export async function loadHome(queryClient: QueryClient, api: Api, cityId: number | undefined): Promise<void> {
  await Promise.all([
    loadOptional(queryClient, categoryQueries.tiles(api), 'the categories'),
    loadOptional(queryClient, homeQueries.banners(api), 'the banners'),
    loadOptional(queryClient, homeQueries.shops(api, cityId), 'the shops'),
    loadOptional(queryClient, homeQueries.posts(api), 'the posts'),
    loadOptional(queryClient, homeQueries.articles(api), 'the articles'),
  ]);
}
