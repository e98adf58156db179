import { useQuery } from '@tanstack/react-query';
import type { OrderService } from '@vetka/domain/order';
import { OrderDetailsPanel } from '@vetka/ui/patterns/order/OrderDetails';
import { useState } from 'react';
import { useApi, useShell } from '../../shell/useContext.ts';
import { OrderMakingBlock } from './making/OrderMakingBlock.tsx';
import { orderQueries } from './order.queries.ts';
import { OrderFailure } from './OrderFailure.tsx';
import { OrderSeller } from './OrderSeller.tsx';

interface OrderServiceSheetProps {
  /** The open sub-order; null when the sheet is closed. */
  shown: OrderService | null;
  onBack: () => void;
  /** Closes the panel underneath as well. */
  onClose: () => void;
  onCancel: (orderService: OrderService) => void;
  onHide: (orderService: OrderService) => void;
}

/** The sheet «Заказ № …» over a list of orders. Shows the list's data until the full order has loaded. */
export function OrderServiceSheet({ shown, ...events }: OrderServiceSheetProps) {
  // The closing animation keeps showing the last sub-order.
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  const orderService = shown ?? last;
  return orderService && <Sheet orderService={orderService} isOpen={shown !== null} {...events} />;
}

type SheetProps = Omit<OrderServiceSheetProps, 'shown'> & { orderService: OrderService; isOpen: boolean };

function Sheet({ orderService, isOpen, ...events }: SheetProps) {
  const { orderId, orderServiceId } = orderService;
  const options = orderQueries.service(useApi(), orderId, orderServiceId);
  const { data = orderService, error, refetch } = useQuery({ ...options, enabled: isOpen });
  const { overlays } = useShell();
  const openPurchases = () => {
    events.onClose();
    overlays.open('purchases');
  };
  return (
    <OrderDetailsPanel
      isOpen={isOpen}
      {...events}
      orderServiceId={orderServiceId}
      orderService={data}
      now={<OrderMakingBlock orderService={data} onCancel={events.onCancel} />}
      below={<OrderSeller service={data.service} />}
      failure={error && <OrderFailure error={error} onRetry={() => void refetch()} onPurchases={openPurchases} />}
    />
  );
}
