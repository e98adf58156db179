import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { stepLabels, type DeskOrder, type DeskQueue, type DeskStepType } from '@vetka/domain/desk';
import type { OrderAtDesk } from '@vetka/machines/desk-order';
import { useEffect, useState } from 'react';
import { logFailure } from '../../shell/errors/logFailure.ts';
import type { RouterContext } from '../../shell/routerContext.ts';
import { useShell } from '../../shell/useContext.ts';
import { deskQueries } from './desk.queries.ts';
import { createDeskSteps, type DeskSteps, type MissedStep, type StepListeners } from './steps/deskSteps.ts';
import { holdMs } from './steps/heldStep.ts';
import { sendStep } from './steps/sendStep.ts';
import { createStepStorage } from './steps/stepStorage.ts';

/** The text of the toast after a step. */
const doneTexts: Record<DeskStepType, string> = {
  ACCEPT: 'принят',
  DECLINE: 'отклонён, деньги вернутся покупателю',
  START: 'собирается',
  SEND_PHOTO: '– фото у покупателя, ждём ответа',
  READY: 'готов',
  HAND_TO_COURIER: 'передан курьеру',
  PUT_ON_SHELF: 'ждёт покупателя в магазине',
  DELIVER: 'доставлен',
  CANCEL: 'отменён, деньги вернутся покупателю',
};

/** Why a step was refused. */
export const missedText = ({ step, message }: MissedStep): string =>
  `«${stepLabels[step]}» не вышло. ${message || 'Заказ уже изменился'}`;

const named = ({ number }: Pick<OrderAtDesk, 'number'>) => `Заказ №\u00A0${number}`;

/** Updates an order that a step has changed in the pages of the queue at once. */
function showChanged(queryClient: QueryClient, service: string, order: DeskOrder): void {
  queryClient.setQueryData([...deskQueries.service(service), 'order', order.id], order);
  queryClient.setQueriesData<InfiniteData<DeskQueue>>(
    { queryKey: [...deskQueries.service(service), 'queue'] },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          data: page.data.map((row) => (row.id === order.id ? { ...row, ...order } : row)),
        })),
      },
  );
}

/** The steps of the signed-in person; nothing is sent before the page is hydrated. */
export function useDeskSteps(userId: number): DeskSteps {
  const shell = useShell();
  const queryClient = useQueryClient();
  const [steps] = useState(() =>
    createDeskSteps({
      storage: createStepStorage(userId),
      send: (step, signal) => sendStep(shell.api, step, signal),
      ...listenersOf(shell, queryClient),
    }),
  );
  useEffect(
    function sendSteps() {
      return steps.start(window);
    },
    [steps],
  );
  return steps;
}

function listenersOf({ errors, toasts }: RouterContext, queryClient: QueryClient): StepListeners {
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['desk'] });
  return {
    onDone({ service, step }, order, isAnnounced) {
      showChanged(queryClient, service, order);
      refresh();
      if (!isAnnounced)
        toasts.show({ kind: 'success', text: `${named(order)} ${doneTexts[step]}`, id: `desk-${order.id}` });
    },
    onHeld(order, step, takeBack) {
      const id = `desk-${order.id}`;
      const undo = () =>
        toasts.show(
          takeBack()
            ? { kind: 'info', text: `${named(order)}: вернули, как было`, id }
            : { kind: 'info', text: `${named(order)}: поздно, шаг уже ушёл`, id },
        );
      const text = `${named(order)} ${doneTexts[step]}`;
      toasts.show({ kind: 'success', text, actionLabel: 'Вернуть', onClick: undo, durationMs: holdMs, id });
    },
    onWaiting(order, step) {
      const text = `${named(order)}: «${stepLabels[step]}» отправим, когда вернётся связь`;
      toasts.show({ kind: 'info', text, id: `desk-${order.id}` });
    },
    onRefused(order, step, message) {
      refresh();
      const text = `${named(order)}: ${missedText({ step, message })}`;
      toasts.show({ kind: 'error', text, id: `desk-${order.id}` });
    },
    onFailed: (error) => void errors.handle(error),
    onLogged: logFailure('a step kept on the device', undefined),
  };
}
