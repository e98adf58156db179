import type { DeskEvent, DeskPlace, DeskStepType } from '@vetka/domain/desk';
import type { StepDetails } from '@vetka/machines/desk-order';
import { useMemo } from 'react';
import { useStore } from '../../shell/store.ts';
import { useShell } from '../../shell/useContext.ts';
import type { Desk } from './DeskContext.ts';
import { playNewOrder } from './deskSound.ts';
import { readChoices } from './deskMemory.ts';
import type { StepQuestionProps } from './questions/stepQuestionProps.ts';
import { useDeskEvents } from './useDeskEvents.ts';
import { missedText, useDeskSteps } from './useDeskSteps.ts';

/** A shop that does not name its couriers has nobody to choose. */
const knownDetails = ({ hasCouriers }: DeskPlace, step: DeskStepType): StepDetails | undefined =>
  step === 'HAND_TO_COURIER' && !hasCouriers ? { courierId: null } : undefined;

/** The state of one desk: steps in progress, and the open question. */
export function useDeskState(userId: number, place: DeskPlace) {
  const service = place.service.slug;
  const steps = useDeskSteps(userId);
  const { sending, question, refusals } = useStore(steps.view);
  const stored = useStore(steps.waiting);
  const held = useStore(steps.held);
  const missed = useStore(steps.missed);
  // The same object while nothing changes: a new one would make React discard a room that is not hydrated yet.
  const desk = useMemo<Desk>(
    () => ({
      place,
      waiting: stored.filter((step) => step.service === service),
      held,
      take: (order, step, details) => steps.take(service, order, step, details ?? knownDetails(place, step)),
      isSending: (orderId) => sending.has(orderId),
      askInPlace: steps.askInPlace,
      refusalOf: (orderId) => refusals.get(orderId),
      missedOf: (orderId) => {
        const step = missed.get(orderId);
        return step && missedText(step);
      },
      forgetMissed: steps.forgetMissed,
    }),
    [place, service, stored, held, steps, sending, refusals, missed],
  );
  const open: StepQuestionProps | null = question
    ? { ...question, service, onAnswer: steps.answer, onDismiss: steps.dismiss }
    : null;
  useNewOrders(userId, place);
  return { desk, question: open };
}

/** Announces new orders politely, with a sound unless the person has switched it off. */
function useNewOrders(userId: number, place: DeskPlace): void {
  const { toasts } = useShell();
  useDeskEvents(place.service.slug, ({ type, number }: DeskEvent) => {
    if (type !== 'NEW_ORDER') return;
    const text = number === null ? 'Новый заказ' : `Новый заказ №\u00A0${number}`;
    toasts.show({ kind: 'info', text, id: 'desk-new' });
    if (!readChoices(userId).isSilent) playNewOrder();
  });
}
