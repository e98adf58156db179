import { useQuery } from '@tanstack/react-query';
import type { DeskOrder } from '@vetka/domain/desk';
import { DeskSheet } from '@vetka/ui/patterns/desk/DeskPanes';
import { OrderColumns } from '@vetka/ui/patterns/desk/OrderBlock';
import { QueueError, QueueSkeleton } from '@vetka/ui/patterns/desk/QueueState';
import { useApi } from '../../shell/useContext.ts';
import { asTaken, useDesk } from './DeskContext.ts';
import { deskQueries } from './desk.queries.ts';
import { MissedStep } from './MissedStep.tsx';
import { DisputeBlock } from './money/DisputeBlock.tsx';
import { OrderChat, type RenderRoom } from './order/OrderChat.tsx';
import { OrderActions } from './order/OrderActions.tsx';
import { OrderFor } from './order/OrderFor.tsx';
import { OrderTop } from './order/OrderTop.tsx';
import { OrderWork } from './order/OrderWork.tsx';
import { NextStep } from './order/NextStep.tsx';
import type { QueueLinks } from './useQueueLinks.ts';

interface OrderSheetProps {
  id: number;
  /** On a separate page. */
  isWide: boolean;
  links: QueueLinks;
  /** The conversation with the customer takes the place of the order. */
  isChat: boolean;
  renderRoom: RenderRoom;
}

/** One order: the next step on top, the products, the recipient, the history, and the money. */
export function OrderSheet({ id, isWide, links, isChat, renderRoom }: OrderSheetProps) {
  const desk = useDesk();
  const service = desk.place.service.slug;
  const { data, error, refetch, isRefetching } = useQuery(deskQueries.order(useApi(), service, id));
  const label = `Заказ №\u00A0${id}`;
  if (!data) {
    return (
      <DeskSheet label={label}>
        {error ? (
          <QueueError
            text="Заказ не загрузился. То, что вы отметили, не потерялось."
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        ) : (
          <QueueSkeleton />
        )}
      </DeskSheet>
    );
  }
  const order: DeskOrder = asTaken(desk, data);
  if (isChat && order.customer) {
    return <OrderChat order={order} customer={order.customer} links={links} renderRoom={renderRoom} />;
  }
  return (
    <DeskSheet label={label} foot={<OrderActions order={order} links={links} />}>
      <MissedStep orderId={order.id} />
      <OrderTop order={order} isWide={isWide} links={links} />
      {order.dispute && <DisputeBlock order={order} dispute={order.dispute} />}
      <NextStep order={order} />
      <OrderColumns left={<OrderWork order={order} />} right={<OrderFor order={order} />} />
    </DeskSheet>
  );
}
