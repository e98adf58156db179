import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { DecideDispute } from '@vetka/domain/desk';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../shell/useContext.ts';

/** Sends the decision of a dispute. @param id the order service */
export function useDecision(id: number, onDone: () => void) {
  const api = useApi();
  const { toasts } = useShell();
  const handler = useErrorHandler();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: DecideDispute) => unwrap(api.desk.decideDispute({ params: { id }, body })),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: `Спор по заказу №\u00A0${id} решён` });
      onDone();
      void invalidateAreas(queryClient, 'desk', 'moderation');
    },
    onError: (failure) => {
      if (!isRefusal(failure)) handler.handle(failure);
    },
  });
  const { fields: fieldErrors, message } = refusalOf(error);
  return { decide: mutate, isPending, message, fieldErrors };
}
