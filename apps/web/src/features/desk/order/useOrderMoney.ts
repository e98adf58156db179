import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, unwrap } from '@vetka/api-client/client';
import type { AnswerDispute, DeskOrder, DeskRefund, ProposeSubstitution } from '@vetka/domain/desk';
import { useState } from 'react';
import { v4 } from 'uuid';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { deskQueries } from '../desk.queries.ts';

const messageOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.failure.message : undefined;

/** A call that changes an order and is not a step: its failure is shown in its form, or as a toast without a network. */
function useOrderCall<Body>(
  order: DeskOrder,
  said: string,
  call: (body: Body) => Promise<DeskOrder>,
  onDone: () => void,
) {
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const { place } = useDesk();
  const api = useApi();
  const { mutate, isPending, error } = useMutation({
    mutationFn: call,
    onSuccess(changed) {
      queryClient.setQueryData(deskQueries.order(api, place.service.slug, order.id).queryKey, changed);
      void queryClient.invalidateQueries({ queryKey: ['desk'] });
      toasts.show({ kind: 'success', text: said });
      onDone();
    },
    onError: (failure) => {
      if (messageOf(failure) === undefined) errors.handle(failure);
    },
  });
  return { onSubmit: mutate, isPending, error: messageOf(error) };
}

/** Returning a part of the money. The same form sent again refunds once. */
export function useRefund(order: DeskOrder, onDone: () => void) {
  const api = useApi();
  const params = { service: useDesk().place.service.slug, id: order.id };
  const [refundId] = useState(() => v4());
  return useOrderCall<Omit<DeskRefund, 'refundId'>>(
    order,
    'Возвращаем деньги покупателю',
    (refund) => unwrap(api.desk.refund({ params, body: { ...refund, refundId } })),
    onDone,
  );
}

/** Asking the customer what to put instead. */
export function useSubstitution(order: DeskOrder, onDone: () => void) {
  const api = useApi();
  const params = { service: useDesk().place.service.slug, id: order.id };
  return useOrderCall<ProposeSubstitution>(
    order,
    order.substitution === 'ASK' ? 'Спросили покупателя, ждём ответа' : 'Замена записана',
    (body) => unwrap(api.desk.substitute({ params, body })),
    onDone,
  );
}

/** The shop's one answer to a dispute. */
export function useDisputeAnswer(order: DeskOrder) {
  const api = useApi();
  const params = { service: useDesk().place.service.slug, id: order.id };
  const { onSubmit, ...state } = useOrderCall<AnswerDispute>(
    order,
    'Ответ отправлен. Решение примет «Ветка»',
    (body) => unwrap(api.desk.answerDispute({ params, body })),
    () => undefined,
  );
  return { ...state, onSubmit: (words: string) => onSubmit({ words }) };
}
