import { and, asc, between, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import {
  deliveryDays,
  deliveryIntervals,
  deliveryOptions,
  deliveryZones,
  serviceClosedDays,
} from '../../platform/database/schema/delivery.ts';
import { orderServices } from '../../platform/database/schema/order.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';

const selectOptions = (db: Executor) =>
  db
    .select({
      option: deliveryOptions,
      isAcceptingOrders: services.isAcceptingOrders,
      usual: { capacity: services.dayCapacity, capacityMinutes: services.dayCapacityMinutes },
      city: { id: cities.id, name: cities.name, timeZone: cities.timeZone },
    })
    .from(deliveryOptions)
    .innerJoin(services, eq(services.id, deliveryOptions.serviceId))
    .innerJoin(cities, eq(cities.id, services.cityId));

const isOffered = (serviceId: number) =>
  and(eq(services.id, serviceId), eq(services.status, 'PUBLISHED'), eq(deliveryOptions.isActive, true));

/** An available option with its seller's city. */
export async function findOption(db: Executor, serviceId: number, optionId: number) {
  const [row] = await selectOptions(db).where(and(isOffered(serviceId), eq(deliveryOptions.id, optionId)));
  return row;
}

/** The available options of a seller, in the seller's order. */
export const findOptions = (db: Executor, serviceId: number) =>
  selectOptions(db).where(isOffered(serviceId)).orderBy(asc(deliveryOptions.position), asc(deliveryOptions.id));

export type OptionRow = NonNullable<Awaited<ReturnType<typeof findOption>>>;

export const findZones = (db: Executor, optionIds: readonly number[]) =>
  db
    .select({ zone: deliveryZones, cityName: cities.name })
    .from(deliveryZones)
    .innerJoin(cities, eq(cities.id, deliveryZones.cityId))
    .where(inArray(deliveryZones.optionId, [...optionIds]))
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

/** Planned days from a day on. */
export const findPlannedDays = (db: Executor, serviceId: number, from: string) =>
  db
    .select()
    .from(deliveryDays)
    .where(and(eq(deliveryDays.serviceId, serviceId), gte(deliveryDays.day, from)))
    .orderBy(asc(deliveryDays.day));

/** The places of a service's days taken by orders. Cancelled orders free their place. */
export const findTaken = (db: Executor, serviceId: number, from: string, to = '9999-12-31') =>
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
