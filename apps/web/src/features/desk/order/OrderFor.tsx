import { dayIn } from '@vetka/domain/date';
import type { DeskOrder } from '@vetka/domain/desk';
import { MoneyBlock } from '@vetka/ui/patterns/desk/MoneyBlock';
import { OrderBlock } from '@vetka/ui/patterns/desk/OrderBlock';
import { OrderPeople } from '@vetka/ui/patterns/desk/OrderPeople';
import { Timeline } from '@vetka/ui/desk/Timeline';
import { AnonymousGift } from '../AnonymousGift.tsx';
import { useDesk } from '../DeskContext.ts';
import { seesMoney } from '../deskSections.tsx';
import { OrderEarnings } from '../earnings/OrderEarnings.tsx';
import { isOver } from './orderWords.ts';
import { RefundButton } from '../money/Refund.tsx';
import { useCopy } from '../../../shell/useCopy.ts';

/** The recipient and the address, the history, and the money. */
export function OrderFor({ order }: { order: DeskOrder }) {
  const { place } = useDesk();
  const { timeZone } = place;
  const copy = useCopy();
  const today = dayIn(timeZone);
  return (
    <>
      {order.isAnonymous && <AnonymousGift />}
      <OrderBlock title="Кому и куда" isCard>
        <OrderPeople order={order} today={today} onCopy={(address) => copy(address, 'Адрес скопирован')} />
      </OrderBlock>
      <OrderBlock title="Ход заказа" isCard>
        <Timeline entries={order.timeline} today={today} isOver={isOver(order)} timeZone={timeZone} />
      </OrderBlock>
      {order.money && (
        <OrderBlock title="Деньги" isCard aside={order.mayRefund && <RefundButton order={order} />}>
          <MoneyBlock money={order.money} refunds={order.refunds} />
          {seesMoney(place) && <OrderEarnings id={order.id} number={order.number} />}
        </OrderBlock>
      )}
    </>
  );
}
