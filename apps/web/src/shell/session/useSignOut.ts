import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { useErrorHandler } from '../errors/useErrors.ts';
import { useShell } from '../useContext.ts';
import { clearKept } from './clearKept.ts';

/** Mutation key of signing out. */
export const signOutKey = ['session', 'signOut'];

/** Signs out. The browser then loads the home page as a new document, so that no personal data stays in memory. */
export function useSignOut() {
  const { api, chat } = useShell();
  const errors = useErrorHandler();
  return useMutation({
    mutationKey: signOutKey,
    // Before the server ends the session and closes the connection: otherwise the client would reconnect and be
    // refused.
    onMutate: () => chat.stop(),
    mutationFn: () => unwrap(api.session.signOut()),
    onSuccess() {
      clearKept();
      location.assign('/');
    },
    onError: (error) => void errors.handle(error),
  });
}
