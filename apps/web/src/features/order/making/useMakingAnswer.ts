import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OrderMaking } from '@vetka/domain/desk';
import type { OrderService } from '@vetka/domain/order';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { orderQueries } from '../order.queries.ts';

interface AnswerOptions<Body> {
  orderService: OrderService;
  send: (body: Body) => Promise<OrderMaking>;
  /** The toast after a success. */
  thanks: (body: Body) => string;
  onDone?: () => void;
}

/** Sends an answer of the customer; the order shows the result at once, and is refetched. */
export function useMakingAnswer<Body>({ orderService, send, thanks, onDone }: AnswerOptions<Body>) {
  const { orderId, orderServiceId } = orderService;
  const api = useApi();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: (making, body) => {
      queryClient.setQueryData(orderQueries.making(api, orderId, orderServiceId).queryKey, making);
      toasts.show({ kind: 'success', text: thanks(body) });
      onDone?.();
    },
    onError: (failure) => {
      if (!isRefusal(failure)) errors.handle(failure);
    },
    onSettled: () => invalidateAreas(queryClient, 'order'),
  });
  const { fields, message } = refusalOf(error);
  return { answer: mutate, isPending, error: message ?? Object.values(fields)[0] };
}
