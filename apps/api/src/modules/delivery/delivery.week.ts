import { addDays } from '@vetka/domain/date';
import type { DayLimits, PlanDay, SlotOfDay } from '@vetka/domain/delivery';
import { and, asc, between, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import {
  deliveryDays,
  deliveryIntervals,
  deliveryOptions,
  serviceClosedDays,
} from '../../platform/database/schema/delivery.ts';
import { intervalsOn } from './delivery.calendar.ts';
import { loadOf, loadsOf, type Taken } from './delivery.capacity.ts';
import { findVersions } from './delivery.changes.ts';
import { readUsual } from './delivery.days.ts';
import { findTaken } from './delivery.repository.ts';
import { plannedSlotOf } from './delivery.ways.ts';

const daysOfWeek = 7;

const findHours = async (db: Executor, serviceId: number) => {
  const rows = await db
    .select({ interval: deliveryIntervals })
    .from(deliveryIntervals)
    .innerJoin(deliveryOptions, eq(deliveryOptions.id, deliveryIntervals.optionId))
    .where(and(eq(deliveryOptions.serviceId, serviceId), eq(deliveryOptions.isActive, true)))
    .orderBy(asc(deliveryOptions.position), asc(deliveryOptions.id), asc(deliveryIntervals.startsAt));
  return rows.map(({ interval }) => interval);
};
type IntervalRow = typeof deliveryIntervals.$inferSelect;

const findPlanned = (db: Executor, serviceId: number, from: string, to: string) =>
  db
    .select()
    .from(deliveryDays)
    .where(and(eq(deliveryDays.serviceId, serviceId), between(deliveryDays.day, from, to)));

const findClosed = (db: Executor, serviceId: number, from: string, to: string) =>
  db
    .select()
    .from(serviceClosedDays)
    .where(and(eq(serviceClosedDays.serviceId, serviceId), between(serviceClosedDays.day, from, to)));

interface Week {
  hours: IntervalRow[];
  planned: (typeof deliveryDays.$inferSelect)[];
  closed: (typeof serviceClosedDays.$inferSelect)[];
  taken: Taken[];
  usual: DayLimits;
  versions: ReadonlyMap<string, number>;
}

/** Hours of one day with what is taken of them, by option. */
function slotsOf(hours: readonly IntervalRow[], taken: readonly Taken[]): SlotOfDay[] {
  const optionIds = [...new Set(hours.map(({ optionId }) => optionId))];
  return optionIds.flatMap((optionId) => {
    const loads = loadsOf(
      hours.filter((each) => each.optionId === optionId),
      taken.filter((each) => each.optionId === optionId),
    );
    return [...loads].map(([row, { orders, minutes }]) => ({
      optionId,
      ...plannedSlotOf(row),
      count: orders,
      minutes,
    }));
  });
}

function dayOf({ hours, planned, closed, taken, usual, versions }: Week, day: string): PlanDay {
  const plan = planned.find((each) => each.day === day);
  const ofDay = taken.filter((each) => each.day === day);
  const { orders, minutes } = loadOf(ofDay);
  const { capacity, capacityMinutes } = plan ?? usual;
  return {
    day,
    closedReason: closed.find((each) => each.day === day)?.reason ?? null,
    version: versions.get(day) ?? 0,
    isPlanned: plan !== undefined,
    name: plan?.name ?? '',
    capacity,
    capacityMinutes,
    minutes,
    count: orders,
    slots: slotsOf(intervalsOn(hours, day, plan !== undefined), ofDay),
  };
}

/** A week with what is taken of it; six queries. */
export async function readWeek(db: Executor, serviceId: number, monday: string): Promise<PlanDay[]> {
  const sunday = addDays(monday, daysOfWeek - 1);
  const [hours, planned, closed, taken, usual, versions] = await Promise.all([
    findHours(db, serviceId),
    findPlanned(db, serviceId, monday, sunday),
    findClosed(db, serviceId, monday, sunday),
    findTaken(db, serviceId, monday, sunday),
    readUsual(db, serviceId),
    findVersions(db, serviceId, monday, sunday),
  ]);
  const week = { hours, planned, closed, taken, usual, versions };
  return Array.from({ length: daysOfWeek }, (_, index) => dayOf(week, addDays(monday, index)));
}
