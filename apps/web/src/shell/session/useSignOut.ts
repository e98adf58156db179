import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { useErrorHandler } from '../errors/useErrors.ts';
import { useApi } from '../useContext.ts';

/** Signs out. The browser then goes home with a new page, so that nothing of the person stays in memory. */
export function useSignOut() {
  const api = useApi();
  const errors = useErrorHandler();
  return useMutation({
    mutationFn: () => unwrap(api.session.signOut()),
    onSuccess: () => location.assign('/'),
    onError: (error) => void errors.handle(error),
  });
}
