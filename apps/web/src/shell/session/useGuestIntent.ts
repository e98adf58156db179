import { keepIntent, type SignInIntent } from './signInIntent.ts';
import { useUser } from './useSession.ts';
import { useSignIn } from './useSignIn.ts';

/**
 * Returns a function that asks a guest to sign in and keeps what they wanted until then. It returns whether the visitor
 * is a guest.
 */
export function useGuestIntent(): (intent: SignInIntent) => boolean {
  const user = useUser();
  const signIn = useSignIn();
  return (intent) => {
    if (user !== null) return false;
    keepIntent(intent);
    signIn();
    return true;
  };
}
