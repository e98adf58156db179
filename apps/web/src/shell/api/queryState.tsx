import { dehydrate, hydrate, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** The data of a page on its way from the server to the browser. */
interface QueryState {
  /** Dehydrated queries as JSON. */
  queries: string;
}

/**
 * Options of the router that pass on what the loaders have read. As JSON in one string, because V8 writes and parses that
 * natively, while the router's serializer visits every value.
 */
export const queryState = (queryClient: QueryClient) => ({
  dehydrate: (): QueryState => ({ queries: JSON.stringify(dehydrate(queryClient).queries) }),
  hydrate: ({ queries }: QueryState) => hydrate(queryClient, { queries: JSON.parse(queries) }),
  Wrap: ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  ),
});
