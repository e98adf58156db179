import { unwrap } from '@vetka/api-client/client';
import type { AnswerSubstitution, OrderMaking, Substitution } from '@vetka/domain/desk';
import type { OrderService } from '@vetka/domain/order';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { SubstitutionAnswer } from '@vetka/ui/patterns/desk/SubstitutionAnswer';
import { useState } from 'react';
import { useApi } from '../../../shell/useContext.ts';
import { useMakingAnswer } from './useMakingAnswer.ts';

interface SubstitutionQuestionProps {
  orderService: OrderService;
  making: OrderMaking;
  substitution: Substitution;
}

function thanksFor({ chosen, cancelOrder }: AnswerSubstitution): string {
  if (cancelOrder) return 'Заказ отменён, деньги вернутся на карту';
  return chosen === null ? 'Магазин соберёт без замены' : 'Магазин соберёт с заменой';
}

/** The missing goods, and the customer's choice: a substitute, nothing instead, or no order at all. */
export function SubstitutionQuestion({ orderService, making, substitution }: SubstitutionQuestionProps) {
  const { orderId: id, orderServiceId: serviceId, total } = orderService;
  const api = useApi();
  const [isCancelling, setIsCancelling] = useState(false);
  const params = { id, serviceId, substitutionId: substitution.id };
  const { answer, isPending, error } = useMakingAnswer<AnswerSubstitution>({
    orderService,
    send: (body) => unwrap(api.order.answerSubstitution({ params, body })),
    thanks: thanksFor,
  });
  return (
    <>
      <SubstitutionAnswer
        substitution={substitution}
        paid={total - making.refunded}
        timeZone={making.timeZone}
        onAnswer={answer}
        onCancel={() => setIsCancelling(true)}
        isLoading={isPending}
        error={error}
      />
      <ConfirmDialog
        isOpen={isCancelling}
        tone="danger"
        title="Отменить заказ?"
        text="Магазин остановит сборку, все деньги вернутся на карту."
        confirmLabel="Отменить заказ"
        cancelLabel="Не отменять"
        onClose={() => setIsCancelling(false)}
        onConfirm={() => {
          setIsCancelling(false);
          answer({ chosen: null, cancelOrder: true });
        }}
      />
    </>
  );
}
