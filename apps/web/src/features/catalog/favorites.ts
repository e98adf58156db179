import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi } from '../../shell/useContext.ts';

/** Favourites changed on this page, by product: they override the value in lists loaded earlier. */
const changesQuery = queryOptions({
  queryKey: ['catalog', 'favorite changes'],
  queryFn: (): Record<number, boolean> => ({}),
  initialData: {},
  staleTime: Infinity,
  gcTime: Infinity,
});

interface Liked {
  id: number;
  isFavorite: boolean;
}

/** Whether a product is a favourite now, and a function to toggle it. */
export function useFavorite({ id, isFavorite: was }: Liked) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const { data: changes } = useQuery(changesQuery);
  const isFavorite = changes[id] ?? was;
  const keep = (value: boolean) =>
    queryClient.setQueryData(changesQuery.queryKey, (known = {}) => ({ ...known, [id]: value }));
  const toggle = async () => {
    keep(!isFavorite);
    const answer = await api.catalog.favorite({ params: { id }, body: { method: isFavorite ? 'DOWN' : 'UP' } });
    if (answer.ok) return keep(answer.value.isFavorite);
    keep(isFavorite);
    errors.handle(answer.failure);
  };
  return { isFavorite, toggle: () => void toggle() };
}
