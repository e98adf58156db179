import { QueryClientProvider, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** A read of a loader: its key, the data, and the time. */
type Read = [key: QueryKey, data: unknown, updatedAt: number];

/** The data of a page on its way from the server to the browser. */
interface QueryState {
  /** The reads, as JSON. */
  queries: string;
}

const readsOf = (queryClient: QueryClient): Read[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt]);

/**
 * Options of the router that pass on the reads of the loaders. As JSON in one string, because V8 writes and parses that
 * natively, while the router's serializer visits every value. Only successful reads: the rest of the state of a query,
 * which `dehydrate` would write for each, follows from that.
 */
export const queryState = (queryClient: QueryClient) => ({
  dehydrate: (): QueryState => ({ queries: JSON.stringify(readsOf(queryClient)) }),
  hydrate: ({ queries }: QueryState) => {
    for (const [key, data, updatedAt] of JSON.parse(queries) as Read[]) {
      queryClient.setQueryData(key, data, { updatedAt });
    }
  },
  Wrap: ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  ),
});
