import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskOrder } from '@vetka/domain/desk';
import type { Api } from '../../../shell/api/apiClient.ts';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { deskQueries } from '../desk.queries.ts';

interface DeskAnswerOptions<Body> {
  order: DeskOrder;
  send: (api: Api, params: { service: string; id: number }, body: Body) => Promise<DeskOrder>;
  /** The toast after a success. */
  doneText: string;
  onDone?: () => void;
}

/** Sends a form about an order. Refusals are returned for the form; other failures are reported by a toast. */
export function useDeskAnswer<Body>({ order, send, doneText, onDone }: DeskAnswerOptions<Body>) {
  const api = useApi();
  const { toasts } = useShell();
  const handler = useErrorHandler();
  const queryClient = useQueryClient();
  const service = useDesk().place.service.slug;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Body) => send(api, { service, id: order.id }, body),
    onSuccess: (saved) => {
      queryClient.setQueryData(deskQueries.order(api, service, order.id).queryKey, saved);
      toasts.show({ kind: 'success', text: doneText });
      onDone?.();
    },
    onError: (failure) => {
      if (!isRefusal(failure)) handler.handle(failure);
    },
    onSettled: () => invalidateAreas(queryClient, 'desk'),
  });
  const { fields: fieldErrors, message } = refusalOf(error);
  return { submit: mutate, isPending, fieldErrors, message };
}
