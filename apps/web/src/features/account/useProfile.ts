import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ProfileUpdate } from '@vetka/domain/account';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { sessionQueries } from '../../shell/session/session.queries.ts';
import { useApi, useShell } from '../../shell/useContext.ts';

const saved = 'Сохранено';

/** Saves a part of the profile; the answer is the user as they are now. A refusal stands under its field. */
export function useProfileUpdate(onSaved?: () => void | Promise<void>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  return useMutation({
    mutationFn: (body: ProfileUpdate) => unwrap(api.account.update({ body })),
    onMutate: () => errors.clear(),
    onSuccess: async (user) => {
      queryClient.setQueryData(sessionQueries.user(api).queryKey, user);
      toasts.show({ kind: 'success', text: saved });
      await onSaved?.();
    },
    onError: (error) => void errors.handle(error, { hasToasts: false }),
  });
}
