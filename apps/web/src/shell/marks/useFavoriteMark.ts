import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { VoteDirection } from '@vetka/domain/actor';
import { useErrorHandler } from '../errors/useErrors.ts';
import { useApi } from '../useContext.ts';
import { favoritesKey, type SavedArea } from './favoritesKey.ts';

/** Favourites changed on this page, by object: they override the value in lists loaded earlier. */
const changesQuery = (area: SavedArea) =>
  queryOptions({
    queryKey: [area, 'favorite changes'],
    queryFn: (): Record<number, boolean> => ({}),
    initialData: {},
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** Whether a publication is a favourite, and its toggle: shown at once, and undone when the API refuses. */
export function useFavoriteMark(area: SavedArea, { id, isFavorite: loaded }: { id: number; isFavorite: boolean }) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const query = changesQuery(area);
  const isFavorite = useQuery(query).data[id] ?? loaded;
  const keep = (value: boolean) =>
    queryClient.setQueryData(query.queryKey, (known = {}) => ({ ...known, [id]: value }));
  const onToggle = async (method: VoteDirection): Promise<void> => {
    keep(method === 'UP');
    const answer = await api[area].favorite({ params: { id }, body: { method } });
    keep(answer.ok ? answer.value.isFavorite : isFavorite);
    if (answer.ok) void queryClient.invalidateQueries({ queryKey: favoritesKey(area) });
    else errors.handle(answer.failure);
  };
  return { isFavorite, onToggle: (method: VoteDirection) => void onToggle(method) };
}
