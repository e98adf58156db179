import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Page } from '@vetka/domain/paging';
import type { Api } from '../../shell/api/apiClient.ts';
import { logFailure } from '../../shell/errors/logFailure.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';

const goodsTake = 24;
const postsTake = 24;
const articlesTake = 12;
const fewGoods = 4;
/** Two rows of a tablet. */
const fewPosts = 8;
const fewArticles = 3;
const fewReviews = 4;

const dataOf = <Item>({ data }: Page<Item>): Item[] => data;

/** Reads of one shop by its slug. Parts of its home page that can't be loaded are left out. */
export const serviceQueries = {
  one: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['service', slug],
      queryFn: () => unwrap(api.service.read({ params: { id: slug } })),
    }),
  home: (api: Api, slug: string) => {
    const params = { id: slug };
    return queryOptions({
      queryKey: ['service', slug, 'home'],
      queryFn: async () => {
        const [banners, goods, posts, articles] = await Promise.all([
          unwrap(api.service.banners({ params })).catch(logFailure('the banners of a shop', [])),
          unwrap(api.service.storefront({ params, query: { take: fewGoods } }))
            .then(dataOf)
            .catch(logFailure('the storefront of a shop', [])),
          unwrap(api.service.newContent({ params, query: { take: fewPosts } }))
            .then(dataOf)
            .catch(logFailure('the photographs of a shop', [])),
          unwrap(api.service.newArticles({ params, query: { take: fewArticles } }))
            .then(dataOf)
            .catch(logFailure('the articles of a shop', [])),
        ]);
        return { banners, goods, posts, articles };
      },
    });
  },
  reviews: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['service', id, 'reviews'],
      queryFn: () =>
        unwrap(api.review.ofService({ params: { id }, query: { take: fewReviews } }))
          .then(dataOf)
          .catch(logFailure('the reviews of a shop', [])),
    }),
  /** Goods of one category, or the storefront without it. */
  goods: (api: Api, slug: string, category: string | undefined, page: number) =>
    pagedQuery({
      queryKey: ['service', slug, 'goods', category ?? null],
      page,
      take: goodsTake,
      read: (request) =>
        unwrap(
          category === undefined
            ? api.service.storefront({ params: { id: slug }, query: request })
            : api.service.products({ params: { id: slug }, query: { ...request, category } }),
        ),
    }),
  posts: (api: Api, slug: string, page: number) =>
    pagedQuery({
      queryKey: ['service', slug, 'posts'],
      page,
      take: postsTake,
      read: (query) => unwrap(api.service.content({ params: { id: slug }, query })),
    }),
  articles: (api: Api, slug: string, page: number) =>
    pagedQuery({
      queryKey: ['service', slug, 'articles'],
      page,
      take: articlesTake,
      read: (query) => unwrap(api.service.articles({ params: { id: slug }, query })),
    }),
};
