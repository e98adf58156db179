import { formatDate, orderDatePattern } from '@vetka/domain/date';
import type { Order } from '@vetka/domain/order';
import { useId } from 'react';
import { OrderServiceCard, type OrderHandlers } from '../OrderServiceCard/index.ts';
import * as styles from './OrderCard.css.ts';

export interface OrderCardProps extends OrderHandlers {
  order: Order;
}

/** The day on which an order was placed, as its shop has it; with several shops, as the first one does. */
function placedOn({ createdAt, orderServices: [first] }: Order): string {
  return formatDate(createdAt, orderDatePattern, first && { timeZone: first.service.timeZone });
}

/** An order with the parts of its shops. */
export function OrderCard({ order, ...handlers }: OrderCardProps) {
  const id = useId();
  return (
    <section className={styles.order} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.number}>
          Заказ №&nbsp;{order.orderId}
        </h3>
        <time className={styles.date} dateTime={order.createdAt}>
          {placedOn(order)}
        </time>
      </div>
      {order.orderServices.map((orderService) => (
        <OrderServiceCard key={orderService.orderServiceId} orderService={orderService} {...handlers} />
      ))}
    </section>
  );
}
