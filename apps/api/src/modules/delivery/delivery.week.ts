import { addDays } from '@vetka/domain/date';
import type { DayLimits, PlanDay, SlotOfDay } from '@vetka/domain/delivery';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { deliveryIntervals, deliveryOptions } from '../../platform/database/schema/delivery.ts';
import { intervalsOn } from './delivery.calendar.ts';
import { loadOf, loadsOf, type Taken } from './delivery.capacity.ts';
import { findVersions, type VersionOf } from './delivery.changes.ts';
import { findClosedDays, findPlannedDays, findTaken } from './delivery.repository.ts';
import { plannedSlotOf } from './delivery.ways.ts';

const daysOfWeek = 7;

const findHours = async (db: Executor, { serviceId, onlyActive = false }: WeekOf) => {
  const rows = await db
    .select({ interval: deliveryIntervals })
    .from(deliveryIntervals)
    .innerJoin(deliveryOptions, eq(deliveryOptions.id, deliveryIntervals.optionId))
    .where(and(eq(deliveryOptions.serviceId, serviceId), onlyActive ? eq(deliveryOptions.isActive, true) : undefined))
    .orderBy(asc(deliveryOptions.position), asc(deliveryOptions.id), asc(deliveryIntervals.startsAt));
  return rows.map(({ interval }) => interval);
};
type IntervalRow = typeof deliveryIntervals.$inferSelect;

interface Week {
  hours: IntervalRow[];
  planned: Awaited<ReturnType<typeof findPlannedDays>>;
  closed: Awaited<ReturnType<typeof findClosedDays>>;
  taken: Taken[];
  usual: DayLimits;
  versionOf: VersionOf;
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

function dayOf({ hours, planned, closed, taken, usual, versionOf }: Week, day: string): PlanDay {
  const plan = planned.find((each) => each.day === day);
  const ofDay = taken.filter((each) => each.day === day);
  const { orders, minutes } = loadOf(ofDay);
  const { capacity, capacityMinutes } = plan ?? usual;
  return {
    day,
    closedReason: closed.find((each) => each.day === day)?.reason ?? null,
    version: versionOf({ kind: 'DAY', subject: day }),
    isPlanned: plan !== undefined,
    name: plan?.name ?? '',
    capacity,
    capacityMinutes,
    minutes,
    count: orders,
    slots: slotsOf(intervalsOn(hours, day, plan !== undefined), ofDay),
  };
}

/** What a week of a shop is read by. */
export interface WeekOf {
  serviceId: number;
  monday: string;
  /** The limits of a day without a plan of its own. */
  usual: DayLimits;
  /**
   * Without the hours of options that are switched off. A day is saved as a whole, so whoever edits it reads them too.
   */
  onlyActive?: boolean;
}

/**
 * A week with what is taken of it, and the planned and closed days from `since` or from its Monday on, whichever is
 * earlier; five queries.
 */
export async function readWeek(db: Executor, of: WeekOf, since = of.monday) {
  const { serviceId, monday, usual } = of;
  const sunday = addDays(monday, daysOfWeek - 1);
  const from = since < monday ? since : monday;
  const [hours, planned, closed, taken, versionOf] = await Promise.all([
    findHours(db, of),
    findPlannedDays(db, serviceId, from),
    findClosedDays(db, serviceId, from),
    findTaken(db, serviceId, monday, sunday),
    findVersions(db, serviceId, monday, sunday),
  ]);
  const week = { hours, planned, closed, taken, usual, versionOf };
  const days = Array.from({ length: daysOfWeek }, (_, index) => dayOf(week, addDays(monday, index)));
  return { days, planned, closed, versionOf };
}
