import { unwrap } from '@vetka/api-client/client';
import type { DeskOrder, OrderDispute } from '@vetka/domain/desk';
import { DisputeAnswer } from '@vetka/ui/patterns/desk/DisputeAnswer';
import { OrderBlock } from '@vetka/ui/patterns/desk/OrderBlock';
import { KeptFocus } from '../../../shell/focus/KeptFocus.tsx';
import { useDesk } from '../DeskContext.ts';
import { useDeskAnswer } from './useDeskAnswer.ts';

interface DisputeBlockProps {
  order: DeskOrder;
  dispute: OrderDispute;
}

/** The customer's dispute, with the shop's one answer. */
export function DisputeBlock({ order, dispute }: DisputeBlockProps) {
  const { rights, timeZone } = useDesk().place;
  const answer = useDeskAnswer<string>({
    order,
    send: (api, params, words) => unwrap(api.desk.answerDispute({ params, body: { words } })),
    doneText: 'Ответ у покупателя и у «Ветки»',
  });
  return (
    <OrderBlock title="Спор" isCard>
      <KeptFocus shown={dispute.answer !== null}>
        <DisputeAnswer
          dispute={dispute}
          onSubmit={rights.includes('REFUND_ORDERS') ? answer.submit : undefined}
          isLoading={answer.isPending}
          error={answer.message ?? answer.fieldErrors.words}
          timeZone={timeZone}
        />
      </KeptFocus>
    </OrderBlock>
  );
}
