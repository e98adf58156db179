import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { DecideComplaint } from '@vetka/domain/moderation';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../shell/useContext.ts';

/** Sends the decision about a thing that people complained about. @param id the case */
export function useComplaintDecision(id: number, onDone: () => void) {
  const api = useApi();
  const { toasts } = useShell();
  const handler = useErrorHandler();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: DecideComplaint) => unwrap(api.moderation.decide({ params: { id }, body })),
    onSuccess: ({ decision }) => {
      toasts.show({ kind: 'success', text: decision === 'HIDE' ? 'Скрыто, автору написали' : 'Оставлено' });
      onDone();
      void invalidateAreas(queryClient, 'moderation');
    },
    onError: (failure) => void handler.handle(failure, { hasToasts: !isRefusal(failure) }),
  });
  const { fields: fieldErrors, message } = refusalOf(error);
  return { decide: mutate, isPending, message, fieldErrors };
}
