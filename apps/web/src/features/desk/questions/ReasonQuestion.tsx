import { declineReasons } from '@vetka/domain/desk';
import { ReasonPicker } from '@vetka/ui/patterns/desk/ReasonPicker';
import type { StepQuestionProps } from './stepQuestionProps.ts';

const texts = {
  decline: {
    title: 'Отказаться от заказа',
    text: 'Деньги вернутся покупателю сразу и целиком. Причину он увидит в заказе.',
    submitLabel: 'Отказаться',
  },
  cancel: {
    title: 'Отменить заказ',
    text: 'Деньги вернутся покупателю целиком. Причину он увидит в заказе.',
    submitLabel: 'Отменить заказ',
  },
} as const;

/** The reason a new order is declined, or an accepted one cancelled. */
export function ReasonQuestion({ order, step, refusal, isSending, onAnswer, onDismiss }: StepQuestionProps) {
  const { title, ...words } = texts[step === 'DECLINE' ? 'decline' : 'cancel'];
  return (
    <ReasonPicker
      isOpen
      onClose={onDismiss}
      title={`${title} №\u00A0${order.number}`}
      {...words}
      reasons={declineReasons}
      hasOffer={step === 'DECLINE'}
      onSubmit={onAnswer}
      isLoading={isSending}
      error={refusal?.message}
    />
  );
}
