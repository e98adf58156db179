import { useHydrated, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ShellSearch } from '../shellSearch.ts';

/** Overlays opened by the URL: `?auth=sigin` and `?order=<number>`. */
export interface UrlOverlayPayloads {
  signIn: { back: string | undefined };
  order: { orderId: number; payment: ShellSearch['payment'] };
}

/**
 * The overlay opened by the URL. Empty until hydrated: a dialog open from the start would hide the rest of the page
 * from assistive technology before React has matched it with the server's HTML.
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
 * Returns whether the previous history entry is the given URL, that is, the overlay was opened over that page. Closing
 * then goes back: a second entry of the same page would make the next «back» appear to do nothing.
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
