import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap, type Result } from '@vetka/api-client/client';
import type { AuthUser, LegalInfoUpdate, PasswordUpdate, ProfileUpdate } from '@vetka/domain/account';
import type { Api } from '../../shell/api/apiClient.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { sessionQueries } from '../../shell/session/session.queries.ts';
import { useApi, useShell } from '../../shell/useContext.ts';

const saved = 'Сохранено';

type Saved = () => void | Promise<void>;

/** Saves a part of the account; the answer is the user as they are now. A refusal stands under its field. */
function useAccountUpdate<Body>(send: (api: Api, body: Body) => Promise<Result<AuthUser>>, onSaved?: Saved) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  return useMutation({
    mutationFn: (body: Body) => unwrap(send(api, body)),
    onMutate: () => errors.clear(),
    onSuccess: async (user) => {
      queryClient.setQueryData(sessionQueries.user(api).queryKey, user);
      toasts.show({ kind: 'success', text: saved });
      await onSaved?.();
    },
    onError: (error) => void errors.handle(error, { hasToasts: false }),
  });
}

export const useProfileUpdate = (onSaved?: Saved) =>
  useAccountUpdate((api, body: ProfileUpdate) => api.account.update({ body }), onSaved);

export const usePasswordUpdate = (onSaved: Saved) =>
  useAccountUpdate((api, body: PasswordUpdate) => api.account.updatePassword({ body }), onSaved);

export const useRequisitesUpdate = () =>
  useAccountUpdate((api, body: LegalInfoUpdate) => api.account.updateLegalInfo({ body }));
