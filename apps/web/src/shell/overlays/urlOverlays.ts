import { useHydrated, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ShellSearch } from '../shellSearch.ts';

/** Overlays that the address opens: `?auth=sigin` and `?order=<number>`. */
export interface UrlOverlayPayloads {
  signIn: { back: string | undefined };
  order: { orderId: number; payment: ShellSearch['payment'] };
}

/**
 * What the address opens. Empty until the page has come to life: a dialog open from the first moment would hide the
 * rest of the page from assistive technology before React has compared it with the server's.
 */
export function useUrlOverlays(): [string, { payload: unknown; onClose: () => void }][] {
  const router = useRouter();
  const { auth, back, order, payment } = useSearch({ strict: false });
  const isOpenedOver = useIsOpenedOver();
  const isHydrated = useHydrated();
  if (!isHydrated) return [];
  const without = (...names: string[]) => {
    const search = (open: object) => Object.fromEntries(Object.entries(open).filter(([name]) => !names.includes(name)));
    const page = { to: '.', search, replace: true, resetScroll: false } as never;
    if (isOpenedOver(router.buildLocation(page).href)) router.history.back();
    else void router.navigate(page);
  };
  return [
    ...(auth === 'sigin' ? [['signIn', { payload: { back }, onClose: () => without('auth', 'back') }] as const] : []),
    ...(order !== undefined
      ? [['order', { payload: { orderId: order, payment }, onClose: () => without('order', 'payment') }] as const]
      : []),
  ].map(([name, opened]) => [name, opened]);
}

/**
 * Tells whether the entry of the history before this one is the given address: the overlay was opened by a press over
 * that page. Then closing goes back to it, for a second entry of the same page would make the next «back» do nothing.
 */
function useIsOpenedOver(): (href: string) => boolean {
  const router = useRouter();
  const before = useRef({ href: '', index: -1 });
  useEffect(
    function keepEntryBefore() {
      return router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
        const index = toLocation.state.__TSR_index;
        if (fromLocation?.state.__TSR_index === index - 1) before.current = { href: fromLocation.href, index };
      });
    },
    [router],
  );
  return (href) => before.current.href === href && before.current.index === router.state.location.state.__TSR_index;
}
