import type { ListState } from '../lists/listState.ts';
import { useShell } from '../useContext.ts';
import type { SavedArea } from './savedArea.ts';
import { useFavoriteChanges, useSetFavorite } from './useFavoriteMark.ts';

/** Infinite queries of favourites. */
interface SavedList<Item> extends ListState<Item> {
  refetch: () => Promise<unknown>;
}

/** A list of favourites without those removed on this page, and the removal, which «Вернуть» undoes. */
export function useSavedList<Item extends { id: number }>(area: SavedArea, list: SavedList<Item>) {
  const changes = useFavoriteChanges(area);
  const offerUndo = useOfferUndo(area);
  const set = useSetFavorite(area);
  const pages = list.data?.pages ?? [];
  const loaded = pages.flatMap(({ data }) => data);
  const items = loaded.filter(({ id }) => changes[id] !== false);
  const removed = loaded.length - items.length;
  // The API counts pages without the removed items, so the next page would skip as many.
  const fetchNextPage = async () => {
    if (removed > 0) await list.refetch();
    return list.fetchNextPage();
  };
  return {
    list: { ...list, fetchNextPage },
    items,
    total: (pages[0]?.meta.total ?? 0) - removed,
    offerUndo,
    remove: (id: number, title: string) => {
      set(id, false);
      offerUndo(id, title);
    },
  };
}

/** «Вернуть» in a toast: a heart is easy to press by accident. */
function useOfferUndo(area: SavedArea) {
  const { toasts } = useShell();
  const set = useSetFavorite(area);
  return (id: number, title: string) =>
    toasts.show({
      kind: 'info',
      id: `favorite-${area}-${id}`,
      text: `Убрали: ${title}`,
      actionLabel: 'Вернуть',
      onClick: () => set(id, true),
    });
}
