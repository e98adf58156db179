import type { DeskEvent } from '@vetka/domain/desk';
import { orderStatusOf, type OrderStatusType } from '@vetka/domain/order';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import type { LiveSource } from '../../platform/live/streams.ts';
import type { Desk } from './desk.access.ts';

/** The PostgreSQL channel that notifies every copy of the program. */
const deskChannel = 'desk_events';

interface DeskNotification {
  serviceId: number;
  event: DeskEvent;
}

const notify = (tx: Transaction, notification: DeskNotification) =>
  tx.execute(sql`select pg_notify(${deskChannel}, ${JSON.stringify(notification)})`);

/** Tells every open desk of a service about an order, once the transaction is committed. */
export const notifyOfOrder = (
  tx: Transaction,
  { id, serviceId, status }: { id: number; serviceId: number; status: OrderStatusType },
  { type = 'ORDER_CHANGED', by = null }: { type?: 'NEW_ORDER' | 'ORDER_CHANGED'; by?: string | null } = {},
) => notify(tx, { serviceId, event: { type, id, number: id, status: orderStatusOf(status), by } });

export const notifyOfSettings = (tx: Transaction, serviceId: number, by: string) =>
  notify(tx, { serviceId, event: { type: 'SETTINGS_CHANGED', id: null, number: null, status: null, by } });

/** What happens at a desk, each message a DeskEvent. Missed ones are not sent: the client reads the queue again. */
export const liveDesk = ({ service, userId }: Desk): LiveSource => ({
  channel: deskChannel,
  userId,
  messageOf: (payload) => {
    const { serviceId, event } = payload as DeskNotification;
    return serviceId === service.id ? { data: event } : undefined;
  },
});
