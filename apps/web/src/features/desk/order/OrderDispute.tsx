import type { DeskOrder, OrderDispute as Dispute } from '@vetka/domain/desk';
import { DisputeAnswer } from '@vetka/ui/patterns/desk/DisputeAnswer';
import { OrderBlock } from '@vetka/ui/patterns/desk/OrderBlock';
import { useDesk } from '../DeskContext.ts';
import { useDisputeAnswer } from './useOrderMoney.ts';

interface OrderDisputeProps {
  order: DeskOrder;
  dispute: Dispute;
}

/** What the customer says is wrong, and the shop's answer by those who may give it. */
export function OrderDispute({ order, dispute }: OrderDisputeProps) {
  const { place } = useDesk();
  const { onSubmit, isPending, error } = useDisputeAnswer(order);
  const mayAnswer = place.rights.includes('REFUND_ORDERS');
  return (
    <OrderBlock title="Спор" isCard>
      <DisputeAnswer
        dispute={dispute}
        onSubmit={mayAnswer ? onSubmit : undefined}
        isPending={isPending}
        error={error}
        timeZone={place.timeZone}
      />
    </OrderBlock>
  );
}
