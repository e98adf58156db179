import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import type { ListState } from './listState.ts';
import { keepPlace, placeOf, type Place } from './places.ts';

/** The entry of the browser's history. */
const keyOf = (router: AnyRouter): string => router.state.location.state.__TSR_key ?? '';

/** The visitor is scrolling: the page must not move under them. */
const ownScrolling = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Returns a visitor to their place in a list that they extended with «Показать ещё». The URL names the last page only,
 * so after a reload, or once the list has left the cache, the earlier pages are loaded again. Layout effects, because
 * these end while a skeleton hides the list.
 */
export function usePlaceInList<Item>(list: ListState<Item>): void {
  const router = useRouter();
  const from = list.data?.pages[0]?.meta.page ?? 1;
  const left = useRef<Place>(undefined);
  useLayoutEffect(
    function findPlace() {
      left.current = placeOf(keyOf(router));
      const giveUp = () => void (left.current = undefined);
      for (const type of ownScrolling) addEventListener(type, giveUp, { passive: true });
      return () => ownScrolling.forEach((type) => removeEventListener(type, giveUp));
    },
    [router],
  );
  useLayoutEffect(
    function keepPlaceOnLeaving() {
      const keep = () => keepPlace(keyOf(router), { from, y: scrollY });
      addEventListener('pagehide', keep);
      const unsubscribe = router.subscribe('onBeforeNavigate', keep);
      return () => {
        removeEventListener('pagehide', keep);
        unsubscribe();
      };
    },
    [router, from],
  );
  useLayoutEffect(function loadEarlierPages() {
    const place = left.current;
    if (!place || list.isFetchingPreviousPage) return;
    if (place.from < from) {
      void list.fetchPreviousPage().then(({ error }) => {
        if (error) left.current = undefined;
      });
      return;
    }
    left.current = undefined;
    scrollTo(0, place.y);
  });
}
