import { hasRight, type DeskEvent } from '@vetka/domain/desk';
import { orderStatusOf, type OrderStatusType } from '@vetka/domain/order';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderServices } from '../../platform/database/schema/order.ts';
import type { LiveSource } from '../../platform/live/streams.ts';
import type { Desk } from './desk.access.ts';

/** The PostgreSQL channel that notifies every copy of the program. */
const deskChannel = 'desk_events';

interface DeskNotification {
  serviceId: number;
  /** The courier of the order. */
  courierId: number | null;
  event: DeskEvent;
}

/** Reports an order to every open desk of its service, once the transaction is committed. */
export function notifyOfOrder(
  tx: Transaction,
  { id, serviceId, status }: { id: number; serviceId: number; status: OrderStatusType },
  { type = 'ORDER_CHANGED', by = null }: { type?: 'NEW_ORDER' | 'ORDER_CHANGED'; by?: string | null } = {},
) {
  const event: DeskEvent = { type, id, number: id, status: orderStatusOf(status), by };
  return tx.execute(sql`
    select pg_notify(
      ${deskChannel},
      (${JSON.stringify({ serviceId, event })}::jsonb || jsonb_build_object('courierId', ${orderServices.courierId}))::text
    )
    from ${orderServices} where ${orderServices.id} = ${id}`);
}

type ShopEvent = 'SETTINGS_CHANGED' | 'TEAM_CHANGED';

function notifyOfShop(tx: Transaction, serviceId: number, type: ShopEvent, by: string | null) {
  const event: DeskEvent = { type, id: null, number: null, status: null, by };
  const notification: DeskNotification = { serviceId, courierId: null, event };
  return tx.execute(sql`select pg_notify(${deskChannel}, ${JSON.stringify(notification)})`);
}

export const notifyOfSettings = (tx: Transaction, serviceId: number, by: string | null) =>
  notifyOfShop(tx, serviceId, 'SETTINGS_CHANGED', by);

export const notifyOfTeam = (tx: Transaction, serviceId: number, by: string | null) =>
  notifyOfShop(tx, serviceId, 'TEAM_CHANGED', by);

/**
 * The events of a desk, each message a DeskEvent; couriers receive those of their own deliveries. Missed ones are not
 * sent: the client reloads the queue.
 */
export const liveDesk = (desk: Desk): LiveSource => ({
  channel: deskChannel,
  userId: desk.userId,
  messageOf: (payload) => {
    const { serviceId, courierId, event } = payload as DeskNotification;
    if (serviceId !== desk.service.id) return undefined;
    if (hasRight(desk.role, 'SEE_ORDERS')) return { data: event };
    // A courier does not see which employee did what.
    return courierId === desk.userId ? { data: { ...event, by: null } } : undefined;
  },
});
