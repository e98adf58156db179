import type { Page } from '@vetka/domain/paging';

/** The parts of an infinite query that a list needs. */
export interface ListState<Item> {
  data: { pages: Page<Item>[] } | undefined;
  fetchNextPage: () => Promise<{ error: Error | null }>;
  isFetchingNextPage: boolean;
  fetchPreviousPage: () => Promise<{ error: Error | null }>;
  isFetchingPreviousPage: boolean;
}
