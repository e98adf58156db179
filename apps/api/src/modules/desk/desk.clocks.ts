import {
  acceptMinutes,
  addWorkingMinutes,
  cancelUnacceptedMinutes,
  lastCallMinutes,
  type OrderClock,
} from '@vetka/domain/desk';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { orderClocks } from '../../platform/database/schema/desk.ts';
import { readHours } from './desk.hours.ts';

const minuteMs = 60_000;
export const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * minuteMs);
export const inDays = (days: number): Date => inMinutes(days * 24 * 60);

type ClockRow = typeof orderClocks.$inferInsert;

/** Deadlines of order services are rows: they survive a restart, and stop with the transaction that stops them. */
export const startClocks = (tx: Transaction, clocks: Pick<ClockRow, 'orderServiceId' | 'kind' | 'dueAt'>[]) =>
  tx.insert(orderClocks).values(clocks);

/** Stops the clocks of an order service that have not fired. @param kinds all by default */
export const stopClocks = (tx: Transaction, orderServiceId: number, kinds?: readonly OrderClock[]) =>
  tx
    .update(orderClocks)
    .set({ doneAt: new Date() })
    .where(
      and(
        eq(orderClocks.orderServiceId, orderServiceId),
        isNull(orderClocks.doneAt),
        kinds && inArray(orderClocks.kind, [...kinds]),
      ),
    );

/**
 * Starts the clocks of paid order services: to alert the shop again, and once more shortly before they are cancelled
 * because nobody accepts them. All in working time.
 * @returns the time by which each service accepts
 */
export async function startAccepting(
  tx: Transaction,
  parts: readonly { id: number; serviceId: number }[],
  paidAt: Date,
): Promise<(serviceId: number) => Date> {
  const hoursOf = await readHours(
    tx,
    parts.map(({ serviceId }) => serviceId),
  );
  const after = (serviceId: number, minutes: number) => addWorkingMinutes(hoursOf(serviceId), paidAt, minutes);
  const acceptUntil = (serviceId: number) => after(serviceId, acceptMinutes);
  const clocks = parts.flatMap(({ id: orderServiceId, serviceId }) => [
    { orderServiceId, kind: 'CALL_AGAIN' as const, dueAt: acceptUntil(serviceId) },
    { orderServiceId, kind: 'LAST_CALL' as const, dueAt: after(serviceId, cancelUnacceptedMinutes - lastCallMinutes) },
    { orderServiceId, kind: 'CANCEL_UNACCEPTED' as const, dueAt: after(serviceId, cancelUnacceptedMinutes) },
  ]);
  await startClocks(tx, clocks);
  return acceptUntil;
}

/** The next deadline of a kind that has not passed yet. */
export async function runningClock(db: Executor, orderServiceId: number, kind: OrderClock): Promise<Date | null> {
  const [row] = await db
    .select({ dueAt: orderClocks.dueAt })
    .from(orderClocks)
    .where(and(eq(orderClocks.orderServiceId, orderServiceId), eq(orderClocks.kind, kind), isNull(orderClocks.doneAt)));
  return row?.dueAt ?? null;
}

/** A clock that is due, with its order. */
export interface DueClock {
  id: number;
  kind: OrderClock;
  orderServiceId: number;
  orderId: number;
}

/**
 * Claims the clock that has been due longest, and locks its order. Other replicas claim others, and a locked order is
 * left for the next round. Nothing waits here. The order is locked before the clock: a clock locked first would stay
 * locked when its order is skipped, and the two transactions could deadlock.
 */
export async function claimDue(
  tx: Transaction,
  kinds: readonly OrderClock[],
  except: readonly number[],
): Promise<DueClock | undefined> {
  const { rows } = await tx.execute<{ id: number; kind: OrderClock; orderServiceId: number; orderId: number }>(sql`
    select c.id, c.kind, c.order_service_id as "orderServiceId", o.id as "orderId"
    from order_clocks c join order_services os on os.id = c.order_service_id join orders o on o.id = os.order_id
    where c.done_at is null and c.due_at <= now()
      and c.kind = any(${sql.param([...kinds])}::text[]) and c.id <> all(${sql.param([...except])}::int[])
    order by c.due_at, c.id limit 1
    for update of o, c skip locked`);
  const [clock] = rows;
  if (clock)
    await tx.update(orderClocks).set({ doneAt: new Date(), hasFired: true }).where(eq(orderClocks.id, clock.id));
  return clock;
}

/** The order's history does not show a clock that rang without a notice to anybody. */
export async function forgetRinging(tx: Transaction, orderServiceId: number, kind: OrderClock): Promise<void> {
  await tx
    .update(orderClocks)
    .set({ hasFired: false })
    .where(and(eq(orderClocks.orderServiceId, orderServiceId), eq(orderClocks.kind, kind)));
}
