import { hashKey, notifyManager, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

type Listeners = Map<string, Set<() => void>>;

/** Listeners by the hash of a query, behind one subscription to the cache. */
const listenersOf = new WeakMap<QueryClient, Listeners>();

function startListening(queryClient: QueryClient): Listeners {
  const listeners: Listeners = new Map();
  queryClient.getQueryCache().subscribe(({ type, query: { queryHash } }) => {
    if (type !== 'updated' && type !== 'added' && type !== 'removed') return;
    notifyManager.schedule(() => listeners.get(queryHash)?.forEach((listener) => listener()));
  });
  listenersOf.set(queryClient, listeners);
  return listeners;
}

function subscribe(queryClient: QueryClient, hash: string, listener: () => void): () => void {
  const listeners = listenersOf.get(queryClient) ?? startListening(queryClient);
  const own = listeners.get(hash) ?? new Set();
  listeners.set(hash, own.add(listener));
  return () => void own.delete(listener);
}

interface QueryPart<Data, Part> {
  queryKey: QueryKey;
  select: (data: Data | undefined) => Part;
  /** The data that the server rendered with. */
  rendered: (queryClient: QueryClient) => Data | undefined;
}

/**
 * A part of a query's data, for components that a page has hundreds of: an observer for each would take most of their
 * time. Renders only when the part changes, and never fetches: some other component must observe the query.
 */
export function useQueryPart<Data, Part>({ queryKey, select, rendered }: QueryPart<Data, Part>): Part {
  const queryClient = useQueryClient();
  const hash = hashKey(queryKey);
  return useSyncExternalStore(
    useCallback((listener) => subscribe(queryClient, hash, listener), [queryClient, hash]),
    () => select(queryClient.getQueryCache().get(hash)?.state.data as Data | undefined),
    () => select(rendered(queryClient)),
  );
}
