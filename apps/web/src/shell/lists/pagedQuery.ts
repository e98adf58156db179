import { redirect } from '@tanstack/react-router';
import { infiniteQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { nextPage, pageParam, type Page } from '@vetka/domain/paging';

/** How to request one page of a list. */
export interface PageRequest {
  page?: number;
  take: number;
}

interface PagedList<OnePage> {
  /** The same for every page of one list. */
  queryKey: QueryKey;
  /** The page to start from when nothing is cached. */
  page: number;
  take: number;
  read: (request: PageRequest, signal: AbortSignal) => Promise<OnePage>;
}

/** Infinite query options of a list. */
export const pagedQuery = <OnePage extends Page<unknown>>({ queryKey, page, take, read }: PagedList<OnePage>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: each, signal }) => read({ ...pageParam(each), take }, signal),
    initialPageParam: page,
    getNextPageParam: ({ meta }: OnePage) => nextPage(meta),
    getPreviousPageParam: ({ meta }: OnePage) => meta.page - 1 || undefined,
  });

type PagedOptions<OnePage extends Page<unknown>> = ReturnType<typeof pagedQuery<OnePage>>;

/**
 * Loads the page in the URL. After «Показать ещё» the list already holds that page and nothing is requested; a list
 * without it is loaded again, starting from that page.
 * @throws a redirect to the last page when the list has become shorter
 */
export async function loadPaged<OnePage extends Page<unknown>>(
  queryClient: QueryClient,
  options: PagedOptions<OnePage>,
  page: number,
) {
  const { queryKey } = options;
  const known = queryClient.getQueryData(queryKey);
  if (known && !known.pageParams.includes(page)) queryClient.removeQueries({ queryKey, exact: true });
  const list = await queryClient.ensureInfiniteQueryData(options);
  // The list may have grown since its first page was loaded.
  const last = Math.max(...list.pages.map(({ meta }) => meta.pageCount));
  if (page <= last) return list;
  const search = (given: object) => ({ ...given, page: pageParam(last).page });
  throw redirect({ to: '.', search, replace: true } as never);
}
