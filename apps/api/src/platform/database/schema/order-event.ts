import { orderEventTypes, orderStatusTypes } from '@vetka/domain/order';
import { paymentStatuses } from '@vetka/domain/payment';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, oneOf } from './columns.ts';
import { orders, orderServices } from './order.ts';

/** Events of a customer's orders; also the source of the live stream. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    orderId: integer()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null when the event concerns the whole order. */
    orderServiceId: integer().references(() => orderServices.id, { onDelete: 'cascade' }),
    type: text({ enum: orderEventTypes }).notNull(),
    status: text({ enum: orderStatusTypes }),
    paymentStatus: text({ enum: paymentStatuses }),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('order_events_type', table.type, orderEventTypes),
    index('order_events_list').on(table.userId, table.id.desc().nullsFirst()),
    index('order_events_order').on(table.orderId),
  ],
);
