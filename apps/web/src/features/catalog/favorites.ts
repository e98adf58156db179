import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';

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

/** Favourites changed since their lists were loaded, by product. */
export const useFavoriteChanges = (): Readonly<Record<number, boolean>> => useQuery(changesQuery).data;

/** A function that saves a product as a favourite or removes it. Resolves with whether the API agreed. */
export function useSetFavorite() {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const keep = (id: number, value: boolean) =>
    queryClient.setQueryData(changesQuery.queryKey, (known = {}) => ({ ...known, [id]: value }));
  return async (id: number, value: boolean): Promise<boolean> => {
    keep(id, value);
    const answer = await api.catalog.favorite({ params: { id }, body: { method: value ? 'UP' : 'DOWN' } });
    keep(id, answer.ok ? answer.value.isFavorite : !value);
    // The page of favourites, where it is not on the screen, is loaded again when next opened.
    if (answer.ok) queryClient.removeQueries({ queryKey: catalogQueries.favorites(api).queryKey, type: 'inactive' });
    else errors.handle(answer.failure);
    return answer.ok;
  };
}

/** Whether a product is a favourite now, and a function to toggle it. */
export function useFavorite({ id, isFavorite: was }: Liked) {
  const set = useSetFavorite();
  const isFavorite = useFavoriteChanges()[id] ?? was;
  return { isFavorite, toggle: () => void set(id, !isFavorite) };
}
