import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { useErrorHandler } from '../errors/useErrors.ts';
import { useShell } from '../useContext.ts';
import { forgetWords } from '../chat/keptWords.ts';
import { useUser } from './useSession.ts';

/** Names the sign-out among the mutations of the page. */
export const signOutKey = ['session', 'signOut'];

/** Signs out. The browser then goes home with a new page, so that nothing of the person stays in memory. */
export function useSignOut() {
  const { api, chat } = useShell();
  const user = useUser();
  const errors = useErrorHandler();
  return useMutation({
    mutationKey: signOutKey,
    // Before the server ends the session: it closes the connection, and a client that reconnects is refused.
    onMutate: () => chat.stop(),
    mutationFn: () => unwrap(api.session.signOut()),
    onSuccess() {
      if (user) forgetWords(user.id);
      location.assign('/');
    },
    onError: (error) => void errors.handle(error),
  });
}
