import { orderStatusOf, type OrderEvent, type OrderEventPage } from '@vetka/domain/order';
import { metaOf } from '@vetka/domain/paging';
import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { orderEvents } from '../../platform/database/schema/order-event.ts';
import { mayFollow } from '../../platform/live/mayFollow.ts';
import type { LiveMessage, LiveSource } from '../../platform/live/streams.ts';

/** The PostgreSQL channel for events of orders; every replica listens. */
const orderChannel = 'order_events';
/** The default page size. */
export const eventsTake = 24;

type EventRow = typeof orderEvents.$inferSelect;
export type NewOrderEvent = Pick<typeof orderEvents.$inferInsert, 'userId' | 'orderId' | 'type'> &
  Partial<Pick<EventRow, 'orderServiceId' | 'status' | 'paymentStatus'>>;

/** The payload of a notification. */
interface EventNotification {
  userId: number;
  event: OrderEvent;
}

const eventOf = (row: EventRow): OrderEvent => ({
  id: row.id,
  orderId: row.orderId,
  orderServiceId: row.orderServiceId,
  type: row.type,
  status: row.status && orderStatusOf(row.status),
  paymentStatus: row.paymentStatus,
  createdAt: row.createdAt.toISOString(),
});

/** Records events. Listeners are notified when the transaction is committed, and never when it is rolled back. */
export async function recordEvents(tx: Transaction, events: readonly NewOrderEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = await tx
    .insert(orderEvents)
    .values([...events])
    .returning();
  for (const row of rows) {
    const notification: EventNotification = { userId: row.userId, event: eventOf(row) };
    await tx.execute(sql`select pg_notify(${orderChannel}, ${JSON.stringify(notification)})`);
  }
}

/** The customer's events, newest first. */
export async function listEvents(db: Executor, userId: number, page: number, take: number): Promise<OrderEventPage> {
  const [rows, [found]] = await Promise.all([
    db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.userId, userId))
      .orderBy(desc(orderEvents.id))
      .limit(take)
      .offset((page - 1) * take),
    db.select({ total: count() }).from(orderEvents).where(eq(orderEvents.userId, userId)),
  ]);
  return { data: rows.map(eventOf), meta: metaOf(page, take, found?.total ?? 0) };
}

async function eventsAfter(db: Executor, userId: number, seenId: number, most = 100): Promise<OrderEvent[]> {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.userId, userId), mayFollow(orderEvents, seenId)))
    .orderBy(asc(orderEvents.id))
    .limit(most);
  return rows.map(eventOf);
}

const messageOf = (event: OrderEvent): LiveMessage => ({ id: event.id, data: event });

/** The customer's events as they happen, each an OrderEvent. */
export const liveEvents = (db: Executor, userId: number): LiveSource => ({
  channel: orderChannel,
  userId,
  messageOf: (payload) => {
    const notification = payload as EventNotification;
    return notification.userId === userId ? messageOf(notification.event) : undefined;
  },
  missed: async (seenId) => (await eventsAfter(db, userId, seenId)).map(messageOf),
});
