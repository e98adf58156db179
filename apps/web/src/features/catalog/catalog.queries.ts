import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { CatalogQuery } from '@vetka/domain/catalog';
import type { Api } from '../../shell/api/apiClient.ts';
import { pagedQuery, type PageRequest } from '../../shell/lists/pagedQuery.ts';
import type { FavoritesKey } from '../../shell/marks/savedArea.ts';

/** Products per page: eight rows of three. */
const pageSize = 24;
/** Popular products on the home page: two rows of four. */
const fewPopular = 8;
const fewRelated = 8;
const fewReviews = 2;

/** The filters without the page number: shared by all pages of one list. */
const filtersOf = ({ page: _page, ...filters }: CatalogQuery): CatalogQuery => filters;

const readList = (api: Api, categorySlug: string | undefined, query: CatalogQuery & PageRequest, signal: AbortSignal) =>
  unwrap(
    categorySlug
      ? api.catalog.category({ params: { categorySlug }, query }, { signal })
      : api.catalog.root({ query }, { signal }),
  );

/** Queries of the catalogue. The API client is never part of a key. */
export const catalogQueries = {
  /** The list of a category, or of the root without a slug. Starts at the page in the URL and continues from there. */
  list: (api: Api, categorySlug: string | undefined, query: CatalogQuery) => ({
    ...pagedQuery({
      queryKey: ['catalog', 'list', categorySlug ?? null, filtersOf(query)],
      page: query.page ?? 1,
      take: pageSize,
      read: (request, signal) => readList(api, categorySlug, { ...filtersOf(query), ...request }, signal),
    }),
    placeholderData: keepPreviousData,
  }),
  filters: (api: Api, categorySlug: string | undefined, query: CatalogQuery) =>
    queryOptions({
      queryKey: ['catalog', 'filters', categorySlug ?? null, filtersOf(query)],
      queryFn: ({ signal }) =>
        unwrap(
          api.catalog.filters(
            { query: { ...filtersOf(query), ...(categorySlug && { category: categorySlug }) } },
            { signal },
          ),
        ),
      placeholderData: keepPreviousData,
    }),
  popular: (api: Api, page: number) =>
    pagedQuery({
      queryKey: ['catalog', 'popular'],
      page,
      take: pageSize,
      read: (query) => unwrap(api.catalog.popular({ query })),
    }),
  /** Personal: read after signing in only. */
  favorites: (api: Api) =>
    pagedQuery({
      queryKey: ['catalog', 'favorites'] satisfies FavoritesKey,
      page: 1,
      take: pageSize,
      read: (query) => unwrap(api.catalog.favorites({ query })),
    }),
  fewPopular: (api: Api) =>
    queryOptions({
      queryKey: ['catalog', 'few popular'],
      queryFn: () => unwrap(api.catalog.popular({ query: { take: fewPopular } })),
    }),
  product: (api: Api, slug: string) =>
    queryOptions({
      queryKey: ['catalog', 'product', slug],
      queryFn: () => unwrap(api.catalog.product({ params: { slug } })),
    }),
  related: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['catalog', 'related', id],
      queryFn: () => unwrap(api.catalog.related({ params: { id }, query: { take: fewRelated } })),
    }),
  latestReviews: (api: Api, id: number) =>
    queryOptions({
      queryKey: ['review', 'latest of product', id],
      queryFn: () => unwrap(api.review.newOfProduct({ params: { id }, query: { take: fewReviews } })),
    }),
};
