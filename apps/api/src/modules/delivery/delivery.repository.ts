import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import {
  deliveryIntervals,
  deliveryOptions,
  deliveryZones,
  serviceClosedDays,
} from '../../platform/database/schema/delivery.ts';
import { orderServices } from '../../platform/database/schema/order.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';

/** An available option with its seller's city. */
export async function findOption(db: Executor, serviceId: number, optionId: number) {
  const [row] = await db
    .select({
      option: deliveryOptions,
      isAcceptingOrders: services.isAcceptingOrders,
      city: { id: cities.id, name: cities.name, timeZone: cities.timeZone },
    })
    .from(deliveryOptions)
    .innerJoin(services, eq(services.id, deliveryOptions.serviceId))
    .innerJoin(cities, eq(cities.id, services.cityId))
    .where(
      and(
        eq(deliveryOptions.id, optionId),
        eq(services.id, serviceId),
        eq(services.status, 'PUBLISHED'),
        eq(deliveryOptions.isActive, true),
      ),
    );
  return row;
}
export type OptionRow = NonNullable<Awaited<ReturnType<typeof findOption>>>;

export const findZones = (db: Executor, optionId: number) =>
  db
    .select({ zone: deliveryZones, cityName: cities.name })
    .from(deliveryZones)
    .innerJoin(cities, eq(cities.id, deliveryZones.cityId))
    .where(eq(deliveryZones.optionId, optionId))
    .orderBy(asc(deliveryZones.id));
export type ZoneRow = Awaited<ReturnType<typeof findZones>>[number];

export const findIntervals = (db: Executor, optionId: number) =>
  db
    .select()
    .from(deliveryIntervals)
    .where(eq(deliveryIntervals.optionId, optionId))
    .orderBy(asc(deliveryIntervals.startsAt), asc(deliveryIntervals.position), asc(deliveryIntervals.id));

export const findClosedDays = (db: Executor, serviceId: number, from: string) =>
  db
    .select({ day: serviceClosedDays.day, reason: serviceClosedDays.reason })
    .from(serviceClosedDays)
    .where(and(eq(serviceClosedDays.serviceId, serviceId), gte(serviceClosedDays.day, from)));

/** The number of orders per interval and day. Cancelled orders free their place. */
export const countTaken = (db: Executor, optionId: number, from: string) =>
  db
    .select({
      day: orderServices.deliveryDate,
      intervalId: orderServices.deliveryIntervalId,
      count: sql<number>`count(*)::int`,
    })
    .from(orderServices)
    .where(
      and(
        eq(orderServices.deliveryOptionId, optionId),
        gte(orderServices.deliveryDate, from),
        isNull(orderServices.cancelledAt),
      ),
    )
    .groupBy(orderServices.deliveryDate, orderServices.deliveryIntervalId);

/** Locks the intervals of these options until the transaction ends, so that the last place cannot be sold twice. */
export const lockIntervals = (tx: Transaction, optionIds: readonly number[]) =>
  tx
    .select({ id: deliveryIntervals.id })
    .from(deliveryIntervals)
    .where(
      sql`${deliveryIntervals.capacity} is not null and ${deliveryIntervals.optionId} = any(${sql.param([...optionIds])}::int[])`,
    )
    .orderBy(asc(deliveryIntervals.id))
    .for('update');
