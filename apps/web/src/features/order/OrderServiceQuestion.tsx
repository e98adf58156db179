import { useQueryClient } from '@tanstack/react-query';
import type { OrderService } from '@vetka/domain/order';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { invalidateAreas } from '../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import { provideOrderService } from './provideOrderService.ts';

/** A confirmation question about one sub-order. */
interface Question {
  /** Distinguishes one question from the next. */
  number: number;
  kind: 'cancel' | 'hide';
  orderService: OrderService;
}

/**
 * Confirmation dialogs of «Отменить» and «Скрыть». Render `dialog` in the tree.
 * @param onHidden called when a sub-order was hidden: the sheet that shows it closes
 */
export function useOrderServiceQuestion(onHidden: () => void) {
  const [question, setQuestion] = useState<Question>();
  const ask = (kind: Question['kind']) => (orderService: OrderService) =>
    setQuestion((last) => ({ number: (last?.number ?? 0) + 1, kind, orderService }));
  const dialog = question && <OrderServiceQuestion key={question.number} {...question} onHidden={onHidden} />;
  return { onCancel: ask('cancel'), onHide: ask('hide'), dialog };
}

interface OrderServiceQuestionProps extends Question {
  onHidden: () => void;
}

function OrderServiceQuestion({ kind, orderService, onHidden }: OrderServiceQuestionProps) {
  const api = useApi();
  const machine = useMemo(() => provideOrderService(api), [api]);
  const actor = useActorRef(machine, { input: { orderService } });
  useOutcome(actor, kind === 'hide' ? onHidden : undefined);
  useEffect(
    function askAtOnce() {
      actor.send({ type: kind === 'cancel' ? 'orderService.cancel' : 'orderService.hide' });
    },
    [actor, kind],
  );
  const isAsking = useSelector(actor, (state) => state.matches('confirmingCancel') || state.matches('confirmingHide'));
  const isPending = useSelector(actor, (state) => state.matches('cancelling') || state.matches('hiding'));
  return (
    <ConfirmDialog
      isOpen={isAsking || isPending}
      isLoading={isPending}
      tone={kind === 'cancel' ? 'danger' : 'neutral'}
      onConfirm={() => actor.send({ type: 'orderService.confirm' })}
      onClose={() => actor.send({ type: 'orderService.refuse' })}
    />
  );
}

type OrderServiceActor = ReturnType<typeof useActorRef<ReturnType<typeof provideOrderService>>>;

function useOutcome(actor: OrderServiceActor, onHidden: (() => void) | undefined) {
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const latestOnHidden = useRef(onHidden);
  useEffect(function keepOnHidden() {
    latestOnHidden.current = onHidden;
  });
  useEffect(
    function reportOutcome() {
      const refetchOrders = () => void invalidateAreas(queryClient, 'order');
      const subscriptions = [
        actor.on('orderService.succeeded', ({ message }) => {
          toasts.show({ kind: 'success', text: message });
          latestOnHidden.current?.();
          refetchOrders();
        }),
        actor.on('orderService.failed', ({ error }) => {
          errors.handle(error);
          refetchOrders();
        }),
      ];
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
    },
    [actor, errors, queryClient, toasts],
  );
}
