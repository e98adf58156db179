import type { Page } from '@vetka/domain/paging';

/** The parts of an infinite query that a list needs. */
export interface ListState<Item> {
  data: { pages: Page<Item>[] } | undefined;
  fetchNextPage: () => Promise<{ error: Error | null }>;
  isFetchingNextPage: boolean;
  fetchPreviousPage: () => Promise<{ error: Error | null }>;
  isFetchingPreviousPage: boolean;
}

/** A list that may not have loaded yet. */
export interface LoadedList<Item> extends ListState<Item> {
  error: Error | null;
  refetch: () => unknown;
}
