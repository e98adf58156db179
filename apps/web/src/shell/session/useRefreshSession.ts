import { useRouter, type AnyRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { cartQueries } from '../cart/cart.queries.ts';
import type { RouterContext } from '../routerContext.ts';
import { sessionQueries } from './session.queries.ts';
import { useUser } from './useSession.ts';

/**
 * Refetches session, user and cart, and runs the route rules again: after signing in, and after a change of city or
 * profile.
 */
export const useRefreshSession = (): (() => Promise<void>) => useRefresh(false);

/** The same after a change of city. A guest stays a guest, so the user is not refetched. */
export const useRefreshPlace = (): (() => Promise<void>) => useRefresh(useUser() === null);

function useRefresh(staysGuest: boolean): () => Promise<void> {
  const router = useRouter();
  return useCallback(() => refreshSession(router, staysGuest), [router, staysGuest]);
}

/** Refetches session and cart, and the user unless the visitor stays a guest. */
export async function refreshSession(router: AnyRouter, staysGuest = false): Promise<void> {
  const { api, queryClient, cart, chat } = router.options.context as RouterContext;
  const queryKey = staysGuest ? sessionQueries.session(api).queryKey : sessionQueries.all();
  await Promise.all([
    queryClient.invalidateQueries({ queryKey, refetchType: 'all' }),
    queryClient.fetchQuery({ ...cartQueries.own(api), staleTime: 0 }).then(cart.replace),
  ]);
  chat.renew();
  await router.invalidate();
}
