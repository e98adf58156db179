import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { OwnArticle } from '@vetka/domain/article';
import type { Api } from '../../shell/api/apiClient.ts';
import type { ListSearch } from '../../shell/lists/listSearch.ts';
import { pagedQuery } from '../../shell/lists/pagedQuery.ts';
import type { FavoritesKey } from '../../shell/marks/savedArea.ts';

/** Page size: four rows of three. */
const pageSize = 12;
const fewRelated = 3;

/** Queries of articles. */
export const articleQueries = {
  list: (api: Api, { page = 1, ...filters }: ListSearch) =>
    pagedQuery({
      queryKey: ['article', 'list', filters],
      page,
      take: pageSize,
      read: (request) => unwrap(api.article.list({ query: { ...request, ...filters } })),
    }),
  one: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['article', 'one', slug],
      queryFn: () => unwrap(api.article.read({ params: { id: slug } })),
    }),
  /** The articles that the user saved, most recent first. */
  favorites: (api: Api) =>
    pagedQuery({
      queryKey: ['article', 'favorites'] satisfies FavoritesKey,
      page: 1,
      take: pageSize,
      read: (query) => unwrap(api.article.favorites({ query })),
    }),
  /** Articles in their author's list: the person's own, or those of a shop. */
  own: (api: Api, filters: { service: string | undefined; status: OwnArticle['status'] | undefined }) =>
    pagedQuery({
      queryKey: ['article', 'own', filters],
      page: 1,
      take: pageSize,
      read: (request) =>
        unwrap(
          api.article.own({
            query: {
              ...request,
              ...(filters.service && { service: filters.service }),
              ...(filters.status && { status: filters.status }),
            },
          }),
        ),
    }),
  draft: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['article', 'draft', id],
      queryFn: () => unwrap(api.article.draft({ params: { id } })),
    }),
  versions: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['article', 'versions', id],
      queryFn: () => unwrap(api.article.versions({ params: { id } })),
      // Each save may add one.
      gcTime: 0,
    }),
  /** Shown under the article, which is complete without them. */
  related: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['article', 'related', slug],
      queryFn: () =>
        unwrap(api.article.related({ params: { id: slug }, query: { take: fewRelated } })).then(({ data }) => data),
    }),
};
