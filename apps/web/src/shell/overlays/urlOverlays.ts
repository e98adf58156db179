import { useRouter, useSearch } from '@tanstack/react-router';
import { useHydrated } from '@tanstack/react-router';
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
  const isHydrated = useHydrated();
  if (!isHydrated) return [];
  const without = (...names: string[]) => {
    void router.navigate({
      to: '.',
      search: (search: object) => Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name))),
      replace: true,
      resetScroll: false,
    } as never);
  };
  return [
    ...(auth === 'sigin' ? [['signIn', { payload: { back }, onClose: () => without('auth', 'back') }] as const] : []),
    ...(order !== undefined
      ? [['order', { payload: { orderId: order, payment }, onClose: () => without('order', 'payment') }] as const]
      : []),
  ].map(([name, opened]) => [name, opened]);
}
