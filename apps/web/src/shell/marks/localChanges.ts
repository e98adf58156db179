import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { QueryArea } from '../api/queryAreas.ts';

const name = 'changed here';

/** Changes made on this page, by the id of the object: they override the values in lists loaded earlier. */
export const localChanges = <Value>(area: QueryArea, kind: 'favorites' | 'votes' | 'follows') =>
  queryOptions({
    queryKey: [area, name, kind],
    queryFn: (): Record<number, Value> => ({}),
    initialData: {},
    // Nobody else has them: a refetch, as after a change of the whole area, would forget them.
    staleTime: 'static',
    gcTime: Infinity,
  });

/**
 * Records a change. Its options are given here, too: a query that only cards read would be dropped after some minutes.
 */
export function keepLocalChange<Value>(
  queryClient: QueryClient,
  query: ReturnType<typeof localChanges<Value>>,
  { id, value }: { id: number; value: Value },
): void {
  void queryClient.ensureQueryData(query);
  queryClient.setQueryData(query.queryKey, (known = {}) => ({ ...known, [id]: value }));
}

/** For another person: discards earlier changes. */
export const forgetLocalChanges = (queryClient: QueryClient): Promise<void> =>
  queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[1] === name });

/** Queries refreshed with the session, or the same for everybody everywhere. */
const impersonal: ReadonlySet<QueryArea> = new Set(['session', 'cart', 'place']);

/** After a change of the person or of their city: visible data is reloaded now, the rest when next shown. */
export const refetchPersonal = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => !impersonal.has(queryKey[0]) });
