import { unwrap } from '@vetka/api-client/client';
import type { AnswerSubstitution, Substitution } from '@vetka/domain/desk';
import type { OrderService } from '@vetka/domain/order';
import { SubstitutionAnswer } from '@vetka/ui/patterns/desk/SubstitutionAnswer';
import { useApi } from '../../../shell/useContext.ts';
import { useMakingCall } from './useMakingCall.ts';

interface SubstitutionQuestionProps {
  substitution: Substitution;
  orderService: OrderService;
}

/** The shop has run out of something and asks what to put instead. */
export function SubstitutionQuestion({ substitution, orderService }: SubstitutionQuestionProps) {
  const api = useApi();
  const { orderId, orderServiceId, total } = orderService;
  const params = { id: orderId, serviceId: orderServiceId, substitutionId: substitution.id };
  const { send, ...state } = useMakingCall<AnswerSubstitution>(
    orderService,
    'Спасибо! Магазин соберёт, как вы выбрали',
    (body) => unwrap(api.order.answerSubstitution({ params, body })),
  );
  return <SubstitutionAnswer substitution={substitution} paid={total} onAnswer={send} {...state} />;
}
