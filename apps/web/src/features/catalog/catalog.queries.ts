import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { CatalogQuery } from '@vetka/domain/catalog';
import { nextPage, pageParam } from '@vetka/domain/paging';
import type { Api } from '../../shell/api/apiClient.ts';

/** Products of a page of the catalogue: four rows of three, twice. */
const pageSize = 24;
/** Products of the popular on the home page: two rows of four. */
const fewPopular = 8;
const fewRelated = 8;
const fewReviews = 2;

/** The filters without the page: the same for every page of one list. */
const filtersOf = ({ page: _page, ...filters }: CatalogQuery): CatalogQuery => filters;

/** Reads of the catalogue. The API client is never a part of a key. */
export const catalogQueries = {
  all: () => ['catalog'] as const,
  /** A category's list, or the root's without a slug. Starts at the page of the address, and goes on from there. */
  list: (api: Api, categorySlug: string | undefined, query: CatalogQuery) =>
    infiniteQueryOptions({
      queryKey: [...catalogQueries.all(), 'list', categorySlug ?? null, query],
      queryFn: ({ pageParam: page }) => {
        const input = { query: { ...filtersOf(query), ...pageParam(page), take: pageSize } };
        return unwrap(
          categorySlug ? api.catalog.category({ params: { categorySlug }, ...input }) : api.catalog.root(input),
        );
      },
      initialPageParam: query.page ?? 1,
      getNextPageParam: ({ meta }) => nextPage(meta),
      placeholderData: keepPreviousData,
    }),
  filters: (api: Api, categorySlug: string | undefined, query: CatalogQuery) =>
    queryOptions({
      queryKey: [...catalogQueries.all(), 'filters', categorySlug ?? null, filtersOf(query)],
      queryFn: () =>
        unwrap(
          api.catalog.filters({ query: { ...filtersOf(query), ...(categorySlug && { category: categorySlug }) } }),
        ),
      placeholderData: keepPreviousData,
    }),
  popular: (api: Api, page: number) =>
    infiniteQueryOptions({
      queryKey: [...catalogQueries.all(), 'popular', page],
      queryFn: ({ pageParam: each }) => unwrap(api.catalog.popular({ query: { ...pageParam(each), take: pageSize } })),
      initialPageParam: page,
      getNextPageParam: ({ meta }) => nextPage(meta),
    }),
  fewPopular: (api: Api) =>
    queryOptions({
      queryKey: [...catalogQueries.all(), 'few popular'],
      queryFn: () => unwrap(api.catalog.popular({ query: { take: fewPopular } })),
    }),
  product: (api: Api, slug: string) =>
    queryOptions({
      queryKey: [...catalogQueries.all(), 'product', slug],
      queryFn: () => unwrap(api.catalog.product({ params: { slug } })),
    }),
  related: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...catalogQueries.all(), 'related', id],
      queryFn: () => unwrap(api.catalog.related({ params: { id }, query: { take: fewRelated } })),
    }),
  latestReviews: (api: Api, id: number) =>
    queryOptions({
      queryKey: [...catalogQueries.all(), 'reviews', id],
      queryFn: () => unwrap(api.review.newOfProduct({ params: { id }, query: { take: fewReviews } })),
    }),
};
