import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Content } from '@vetka/domain/content';
import type { Api } from '../../shell/api/apiClient.ts';
import { logFailure } from '../../shell/errors/logFailure.ts';

const fewShops = 4;
/** A row of a wide screen. */
const fewPosts = 5;
/** People write as well, and only posts of services are shown here. */
const readPosts = 20;

const isOfService = ({ author }: Content): boolean => author.type !== 'USER' && author.type !== 'ADMINISTRATION';
const fewArticles = 4;

/**
 * What the home page shows beside products. A part that can't be loaded is left out: the page is a window, and one
 * broken pane does not close the shop.
 */
export const homeQueries = {
  banners: (api: Api) =>
    queryOptions({
      queryKey: ['home', 'banners'],
      queryFn: () => unwrap(api.page.banners()).catch(logFailure('the banners', [])),
    }),
  shops: (api: Api, cityId: number | undefined) =>
    queryOptions({
      queryKey: ['home', 'shops', cityId ?? null],
      queryFn: () =>
        unwrap(api.service.list({ query: { take: fewShops, ...(cityId !== undefined && { cityId }) } }))
          .then(({ data }) => data)
          .catch(logFailure('the shops', [])),
    }),
  posts: (api: Api) =>
    queryOptions({
      queryKey: ['home', 'posts'],
      queryFn: () =>
        unwrap(api.content.latest({ query: { take: readPosts } }))
          .then(({ data }) => data.filter(isOfService).slice(0, fewPosts))
          .catch(logFailure('the posts', [])),
    }),
  articles: (api: Api) =>
    queryOptions({
      queryKey: ['home', 'articles'],
      queryFn: () =>
        unwrap(api.article.latest({ query: { take: fewArticles } }))
          .then(({ data }) => data)
          .catch(logFailure('the articles', [])),
    }),
};
