import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { useErrorHandler } from '../errors/useErrors.ts';
import { useShell } from '../useContext.ts';
import { forgetWords } from '../chat/keptWords.ts';
import { useUser } from './useSession.ts';

/** Signs out. The browser then goes home with a new page, so that nothing of the person stays in memory. */
export function useSignOut() {
  const { api, chat } = useShell();
  const user = useUser();
  const errors = useErrorHandler();
  return useMutation({
    mutationFn: () => unwrap(api.session.signOut()),
    onSuccess() {
      chat.stop();
      if (user) forgetWords(user.id);
      location.assign('/');
    },
    onError: (error) => void errors.handle(error),
  });
}
