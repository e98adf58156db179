import { and, asc, between, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { deliveryDays, deliveryOptions, serviceClosedDays } from '../../platform/database/schema/delivery.ts';
import { orderServices } from '../../platform/database/schema/order.ts';
import { services } from '../../platform/database/schema/service.ts';
import { timetableSql, type Timetable } from './delivery.soonest.ts';

const timetable = sql<Timetable>`${sql.raw(timetableSql('services'))}`;

/** When a published seller delivers, in one query. */
export async function findTimetable(db: Executor, serviceId: number) {
  const [row] = await db
    .select({ isAcceptingOrders: services.isAcceptingOrders, timetable })
    .from(services)
    .where(and(eq(services.id, serviceId), eq(services.status, 'PUBLISHED')));
  return row;
}

export const findClosedDays = (db: Executor, serviceId: number, from: string) =>
  db
    .select({ day: serviceClosedDays.day, reason: serviceClosedDays.reason })
    .from(serviceClosedDays)
    .where(and(eq(serviceClosedDays.serviceId, serviceId), gte(serviceClosedDays.day, from)));

/** Planned days from a day on. */
export const findPlannedDays = (db: Executor, serviceId: number, from: string) =>
  db
    .select()
    .from(deliveryDays)
    .where(and(eq(deliveryDays.serviceId, serviceId), gte(deliveryDays.day, from)))
    .orderBy(asc(deliveryDays.day));

/** The places of a service's days taken by orders. Cancelled orders free their place. */
export const findTaken = (db: Executor, serviceId: number, from: string, to: string) =>
  db
    .select({
      day: sql<string>`${orderServices.deliveryDate}`,
      optionId: orderServices.deliveryOptionId,
      from: orderServices.deliveryFrom,
      orders: sql<number>`count(*)::int`,
      minutes: sql<number>`sum(${orderServices.workMinutes})::int`,
    })
    .from(orderServices)
    .where(
      and(
        eq(orderServices.serviceId, serviceId),
        between(orderServices.deliveryDate, from, to),
        isNull(orderServices.cancelledAt),
      ),
    )
    .groupBy(orderServices.deliveryDate, orderServices.deliveryOptionId, orderServices.deliveryFrom);

/**
 * Locks the delivery of these services until the transaction ends: the last place cannot be sold twice, and the limits
 * do not change meanwhile. Services without limits are not locked.
 */
export const lockDelivery = (tx: Transaction, serviceIds: readonly number[]) =>
  tx
    .select({ id: deliveryOptions.id })
    .from(deliveryOptions)
    .where(and(inArray(deliveryOptions.serviceId, [...serviceIds]), sql`limits_delivery(${deliveryOptions.serviceId})`))
    .orderBy(asc(deliveryOptions.id))
    .for('no key update');
