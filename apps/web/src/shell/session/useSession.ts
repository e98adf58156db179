import { useQuery } from '@tanstack/react-query';
import type { AuthUser } from '@vetka/domain/account';
import type { City } from '@vetka/domain/place';
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
