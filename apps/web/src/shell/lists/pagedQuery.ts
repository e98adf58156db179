import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { nextPage, pageParam, type Page } from '@vetka/domain/paging';

/** How one page of a list is asked for. */
export interface PageRequest {
  page?: number;
  take: number;
}

interface PagedList<OnePage> {
  /** The same for every page of one list. */
  queryKey: readonly unknown[];
  /** Where the list starts when nothing of it is known yet. */
  page: number;
  take: number;
  read: (request: PageRequest) => Promise<OnePage>;
}

/** A list that grows page by page. */
export const pagedQuery = <OnePage extends Page<unknown>>({ queryKey, page, take, read }: PagedList<OnePage>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: each }) => read({ ...pageParam(each), take }),
    initialPageParam: page,
    getNextPageParam: ({ meta }: OnePage) => nextPage(meta),
  });

type PagedOptions<OnePage extends Page<unknown>> = ReturnType<typeof pagedQuery<OnePage>>;

/**
 * Loads the page of an address. After «Показать ещё» the list holds that page already and nothing is requested; a list
 * without it is loaded again, starting from that page.
 */
export async function loadPaged<OnePage extends Page<unknown>>(
  queryClient: QueryClient,
  options: PagedOptions<OnePage>,
  page: number,
) {
  const { queryKey } = options;
  const known = queryClient.getQueryData(queryKey);
  if (known && !known.pageParams.includes(page)) queryClient.removeQueries({ queryKey, exact: true });
  return queryClient.ensureInfiniteQueryData(options);
}
