import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { unwrap, type Result } from '@vetka/api-client/client';
import type { AuthUser } from '@vetka/domain/account';
import { useCallback, useEffect, useRef } from 'react';
import type { Api } from '../../shell/api/apiClient.ts';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { serverErrorsOf } from '../../shell/forms/serverErrors.ts';
import { useReportInvalid } from '../../shell/forms/useReportInvalid.ts';
import { useConfirmation } from '../../shell/session/confirmation/useConfirmation.ts';
import { sessionQueries } from '../../shell/session/session.queries.ts';
import { useApi, useShell } from '../../shell/useContext.ts';

interface Saved {
  /** Text of the toast. @default 'Сохранено' */
  text?: (user: AuthUser) => string;
  /** Called once the user in the cache has been replaced. */
  onSaved?: () => void | Promise<void>;
}

/** Stores the updated user, which every account mutation returns. */
export function useKeepUser(): (user: AuthUser, text?: string) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const { toasts } = useShell();
  return useCallback(
    (user, text = 'Сохранено') => {
      queryClient.setQueryData(sessionQueries.user(api).queryKey, user);
      // After the page has the new nickname: a read by the former one would find nobody.
      setTimeout(() => void invalidateAreas(queryClient, 'account'));
      toasts.show({ kind: 'success', text });
    },
    [api, queryClient, toasts],
  );
}

/**
 * Saves a part of the account. A validation error is shown under its field; a request without a response can be
 * retried, unless another one was sent since.
 */
export function useAccountUpdate<Body>(
  send: (api: Api, body: Body) => Promise<Result<AuthUser>>,
  { text, onSaved }: Saved = {},
) {
  const api = useApi();
  const errors = useErrorHandler();
  const keepUser = useKeepUser();
  const confirmed = useConfirmation();
  const latest = useRef<Pick<UseMutationResult<AuthUser, Error, Body>, 'variables' | 'mutate'>>(null);
  const retry = (body: Body) => {
    if (latest.current?.variables === body) latest.current.mutate(body);
  };
  const update = useMutation({
    mutationFn: (body: Body) => unwrap(send(api, body)),
    onMutate: () => errors.clear(),
    onSuccess: async (user) => {
      keepUser(user, text?.(user));
      await onSaved?.();
    },
    onError: (error, body) => {
      if (confirmed(error, () => retry(body))) return;
      errors.handle(error, { hasToasts: false, onRetry: () => retry(body) });
    },
  });
  useEffect(function keepLatestUpdate() {
    latest.current = update;
  });
  return update;
}

/** The saving state that the form of a section needs. */
export function useSectionState({ isPending, error }: { isPending: boolean; error: unknown }) {
  return { isLoading: isPending, errors: serverErrorsOf(error), onInvalid: useReportInvalid() };
}
