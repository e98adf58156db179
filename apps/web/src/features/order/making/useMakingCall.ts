import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@vetka/api-client/client';
import type { OrderMaking } from '@vetka/domain/desk';
import type { OrderService } from '@vetka/domain/order';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { orderQueries } from '../order.queries.ts';

const messageOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.failure.message : undefined;

/** An answer of the customer that changes how the order is made. Its failure is shown in place. */
export function useMakingCall<Body>(
  { orderId, orderServiceId }: OrderService,
  said: string,
  call: (body: Body) => Promise<OrderMaking>,
  onDone?: () => void,
) {
  const api = useApi();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: call,
    onSuccess(making) {
      queryClient.setQueryData(orderQueries.making(api, orderId, orderServiceId).queryKey, making);
      void queryClient.invalidateQueries({ queryKey: ['order'] });
      toasts.show({ kind: 'success', text: said });
      onDone?.();
    },
    onError(failure) {
      void queryClient.invalidateQueries({ queryKey: ['order'] });
      if (messageOf(failure) === undefined) errors.handle(failure);
    },
  });
  return { send: mutate, isPending, error: messageOf(error) };
}
