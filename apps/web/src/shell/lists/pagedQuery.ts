import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { nextPage, pageParam, type Page } from '@vetka/domain/paging';

/** How one page of a list is asked for. */
export interface PageRequest {
  page?: number;
  take: number;
}

interface PagedList<Item> {
  /** The same for every page of one list. */
  queryKey: readonly unknown[];
  /** Where the list starts when nothing of it is known yet. */
  page: number;
  take: number;
  read: (request: PageRequest) => Promise<Page<Item>>;
}

/** A list that grows page by page. */
export const pagedQuery = <Item>({ queryKey, page, take, read }: PagedList<Item>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam: each }) => read({ ...pageParam(each), take }),
    initialPageParam: page,
    getNextPageParam: ({ meta }: Page<Item>) => nextPage(meta),
  });

type PagedOptions<Item> = ReturnType<typeof pagedQuery<Item>>;

/**
 * Loads the page of an address. «Показать ещё» has that page in the list already, and nothing is asked for; a list
 * that does not reach it starts anew.
 */
export async function loadPaged<Item>(queryClient: QueryClient, options: PagedOptions<Item>, page: number) {
  const { queryKey } = options;
  const known = queryClient.getQueryData(queryKey);
  if (known && !known.pageParams.includes(page)) queryClient.removeQueries({ queryKey, exact: true });
  return queryClient.ensureInfiniteQueryData(options);
}
