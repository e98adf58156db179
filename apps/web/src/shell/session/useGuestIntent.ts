import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../useContext.ts';
import { sessionQueries } from './session.queries.ts';
import { keepIntent, type SignInIntent } from './signInIntent.ts';
import { useSignIn } from './useSignIn.ts';

/**
 * Returns a function that asks a guest to sign in and stores their intent until then. It returns whether the visitor is
 * a guest.
 */
export function useGuestIntent(): (intent: SignInIntent) => boolean {
  const queryClient = useQueryClient();
  const { queryKey } = sessionQueries.user(useApi());
  const signIn = useSignIn();
  return (intent) => {
    // Read on demand: a page has hundreds of hearts.
    if (queryClient.getQueryData(queryKey)) return false;
    keepIntent(intent);
    signIn();
    return true;
  };
}
