import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { VoteDirection } from '@vetka/domain/actor';
import { useErrorHandler } from '../errors/useErrors.ts';
import { keepIntent } from '../session/signInIntent.ts';
import { useGuestIntent } from '../session/useGuestIntent.ts';
import { useApi } from '../useContext.ts';
import { useQueryPart } from '../useQueryPart.ts';
import { keepLocalChange, localChanges } from './localChanges.ts';
import { inOrder, isLastPress } from './pressOrder.ts';
import type { FavoritesKey, SavedArea, SavedCountsKey } from './savedArea.ts';

const nameOf = (area: SavedArea, id: number) => `favorite:${area}:${id}`;

const changesQuery = (area: SavedArea) => localChanges<boolean>(area, 'favorites');

/** Favourites changed since their lists were loaded, by id. */
export const useFavoriteChanges = (area: SavedArea): Readonly<Record<number, boolean>> =>
  useQuery(changesQuery(area)).data;

/** A function that saves an object as a favourite or removes it: shown at once, undone when the API refuses. */
export function useSetFavorite(area: SavedArea) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const askGuest = useGuestIntent();
  const keep = (id: number, value: boolean) => keepLocalChange(queryClient, changesQuery(area), { id, value });
  const settle = (id: number, value: boolean) => {
    if (isLastPress(queryClient, nameOf(area, id))) keep(id, value);
  };
  return (id: number, value: boolean): void => {
    const intent = { kind: 'favorite', area, id } as const;
    if (askGuest(intent)) return;
    keep(id, value);
    const press = queryClient.getMutationCache().build(queryClient, {
      ...inOrder(nameOf(area, id)),
      mutationFn: () => unwrap(api[area].favorite({ params: { id }, body: { method: value ? 'UP' : 'DOWN' } })),
      onSuccess: ({ isFavorite }) => {
        settle(id, isFavorite);
        // The page of favourites, unless it is visible, is reloaded when next opened.
        queryClient.removeQueries({ queryKey: [area, 'favorites'] satisfies FavoritesKey, type: 'inactive' });
        void queryClient.invalidateQueries({ queryKey: ['account', 'saved'] satisfies SavedCountsKey });
      },
      onError: (error) => {
        settle(id, !value);
        // The session has ended: the toast opens the sign-in dialog.
        if (errors.handle(error) === 'unauthorized' && value) keepIntent(intent);
      },
    });
    // `onError` has reported a failure.
    void press.execute(undefined).catch(() => undefined);
  };
}

/** Whether an object is a favourite now, and its toggle. */
export function useFavoriteMark(area: SavedArea, { id, isFavorite: loaded }: { id: number; isFavorite: boolean }) {
  const set = useSetFavorite(area);
  const changed = useQueryPart({
    queryKey: changesQuery(area).queryKey,
    select: (changes: Record<number, boolean> | undefined) => changes?.[id],
    // The server does not know of changes made in this browser.
    rendered: () => undefined,
  });
  const isFavorite = changed ?? loaded;
  return { isFavorite, onToggle: (method: VoteDirection) => set(id, method === 'UP') };
}
