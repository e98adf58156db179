import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { AuthUser } from '@vetka/domain/account';
import type { City } from '@vetka/domain/place';
import { useCallback } from 'react';
import { cartQueries } from '../cart/cart.queries.ts';
import { useApi } from '../useContext.ts';
import { sessionQueries, type PlaceOfSession } from './session.queries.ts';

/** The visitor's session; null when it could not be read. */
export const useSession = (): PlaceOfSession | null => useQuery(sessionQueries.session(useApi())).data ?? null;

/** The signed-in user, null for a guest. */
export const useUser = (): AuthUser | null => useQuery(sessionQueries.user(useApi())).data ?? null;

/** The city that goods are shown for: the user's own, otherwise the session's. */
export function useCity(): City | null {
  const user = useUser();
  const session = useSession();
  return user?.address?.city ?? session?.geo?.city ?? null;
}

/**
 * Refetches session, user and cart, and runs the route rules again: after signing in, and after a change of city or
 * profile.
 */
export const useRefreshSession = (): (() => Promise<void>) => useRefresh(false);

/** The same after a change of city. A guest stays a guest, so the user is not refetched. */
export const useRefreshPlace = (): (() => Promise<void>) => useRefresh(useUser() === null);

function useRefresh(staysGuest: boolean): () => Promise<void> {
  const router = useRouter();
  return useCallback(async () => {
    const { api, queryClient, cart, chat } = router.options.context;
    const queryKey = staysGuest ? sessionQueries.session(api).queryKey : sessionQueries.all();
    await Promise.all([
      queryClient.invalidateQueries({ queryKey, refetchType: 'all' }),
      queryClient.fetchQuery({ ...cartQueries.own(api), staleTime: 0 }).then(cart.replace),
    ]);
    chat.renew();
    await router.invalidate();
  }, [router, staysGuest]);
}
