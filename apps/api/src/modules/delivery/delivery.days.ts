import { addDays } from '@vetka/domain/date';
import {
  deliveryLimits,
  type DayLimits,
  type DayPlan,
  type DeliveryDayEdit,
  type PlannedWay,
} from '@vetka/domain/delivery';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import {
  deliveryDays,
  deliveryIntervals,
  deliveryOptions,
  serviceClosedDays,
} from '../../platform/database/schema/delivery.ts';
import { services } from '../../platform/database/schema/service.ts';
import { conflict, invalid } from '../../platform/http/refusal.ts';
import { planMessages, requireOrder, requireSeparate } from './delivery.checks.ts';
import { plannedSlotOf } from './delivery.ways.ts';

/** @throws Refusal 409 for a day that is over or too far ahead */
export function requireFutureDay(day: string, today: string): void {
  if (day < today) throw conflict('delivery.past-day', planMessages.pastDay);
  if (day > addDays(today, deliveryLimits.planDays)) throw conflict('delivery.far-day', planMessages.farDay);
}

async function readPlan(db: Executor, serviceId: number, day: string): Promise<DayPlan | null> {
  const [row] = await db
    .select()
    .from(deliveryDays)
    .where(and(eq(deliveryDays.serviceId, serviceId), eq(deliveryDays.day, day)));
  if (!row) return null;
  const slots = await db
    .select({ interval: deliveryIntervals })
    .from(deliveryIntervals)
    .innerJoin(deliveryOptions, eq(deliveryOptions.id, deliveryIntervals.optionId))
    .where(and(eq(deliveryOptions.serviceId, serviceId), eq(deliveryIntervals.day, day)))
    .orderBy(asc(deliveryIntervals.optionId), asc(deliveryIntervals.startsAt));
  const optionIds = [...new Set(slots.map(({ interval }) => interval.optionId))];
  const { name, capacity, capacityMinutes } = row;
  const slotsOf = (optionId: number) =>
    slots.filter(({ interval }) => interval.optionId === optionId).map(({ interval }) => plannedSlotOf(interval));
  const ways = optionIds.map((optionId) => ({ optionId, slots: slotsOf(optionId) }));
  return { name, capacity, capacityMinutes, ways };
}

/** A day in the form in which it is edited; three queries. */
export async function readDay(db: Executor, serviceId: number, day: string): Promise<DeliveryDayEdit> {
  const [closed] = await db
    .select({ reason: serviceClosedDays.reason })
    .from(serviceClosedDays)
    .where(and(eq(serviceClosedDays.serviceId, serviceId), eq(serviceClosedDays.day, day)));
  return { closedReason: closed?.reason ?? null, plan: await readPlan(db, serviceId, day) };
}

function checkWays(ways: readonly PlannedWay[], ownIds: readonly number[]): void {
  ways.forEach(({ optionId, slots }, at) => {
    const field = `plan.ways.${at}`;
    if (!ownIds.includes(optionId)) throw invalid({ [`${field}.optionId`]: planMessages.unknownWay });
    if (ways.findIndex((way) => way.optionId === optionId) < at) {
      throw invalid({ [`${field}.optionId`]: planMessages.sameWay });
    }
    slots.forEach((slot, index) => {
      requireOrder(slot, `${field}.slots.${index}`);
      requireSeparate(slot, slots.slice(0, index), `${field}.slots.${index}`);
    });
  });
}

async function insertPlan(tx: Transaction, serviceId: number, day: string, plan: DayPlan): Promise<void> {
  const { name, capacity, capacityMinutes } = plan;
  await tx.insert(deliveryDays).values({ serviceId, day, name: name.trim(), capacity, capacityMinutes });
  const rows = plan.ways.flatMap(({ optionId, slots }) =>
    slots.map((slot, position) => ({
      optionId,
      day,
      position,
      startsAt: slot.from,
      endsAt: slot.to,
      surcharge: slot.surcharge,
      capacity: slot.capacity,
      capacityMinutes: slot.capacityMinutes,
      orderUntil: slot.orderUntil,
    })),
  );
  if (rows.length > 0) await tx.insert(deliveryIntervals).values(rows);
}

/** Replaces what is set for one day. Orders already made stay. @throws Refusal 422 on a field */
export async function writeDay(
  tx: Transaction,
  serviceId: number,
  day: string,
  { closedReason, plan }: DeliveryDayEdit,
): Promise<void> {
  const options = await tx
    .select({ id: deliveryOptions.id })
    .from(deliveryOptions)
    .where(eq(deliveryOptions.serviceId, serviceId));
  const ownIds = options.map(({ id }) => id);
  if (plan) checkWays(plan.ways, ownIds);
  await tx
    .delete(serviceClosedDays)
    .where(and(eq(serviceClosedDays.serviceId, serviceId), eq(serviceClosedDays.day, day)));
  await tx.delete(deliveryDays).where(and(eq(deliveryDays.serviceId, serviceId), eq(deliveryDays.day, day)));
  await tx
    .delete(deliveryIntervals)
    .where(and(inArray(deliveryIntervals.optionId, ownIds), eq(deliveryIntervals.day, day)));
  if (closedReason !== null) {
    await tx.insert(serviceClosedDays).values({ serviceId, day, reason: closedReason.trim() });
  }
  if (plan) await insertPlan(tx, serviceId, day, plan);
}

export async function readUsual(db: Executor, serviceId: number): Promise<DayLimits> {
  const [row] = await db
    .select({ capacity: services.dayCapacity, capacityMinutes: services.dayCapacityMinutes })
    .from(services)
    .where(eq(services.id, serviceId));
  return row ?? { capacity: null, capacityMinutes: null };
}
