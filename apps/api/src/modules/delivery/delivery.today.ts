import { dayIn } from '@vetka/domain/date';
import { needsAddress } from '@vetka/domain/delivery';
import { isCutOff, minutesUntil, openHours, type CalendarInput, type OpenHours } from './delivery.calendar.ts';
import type { Limits, Load } from './delivery.capacity.ts';
import { sharedOf, type Timetable } from './delivery.soonest.ts';
import { termsOf } from './delivery.zone.ts';

/** The limits of an option's deliveries today: the maximum work of one piece, from a minimum goods total on. */
export interface TodayReach {
  /** Production time (minutes). */
  minutes: number;
  /** Kopecks. */
  minTotal: number;
}

const minutesLeft = ({ capacity, capacityMinutes }: Limits, load: Load): number => {
  if (capacity !== null && load.orders >= capacity) return -1;
  return capacityMinutes === null ? Number.POSITIVE_INFINITY : capacityMinutes - load.minutes;
};

function longestIn({ at, interval, load }: OpenHours): number {
  if (isCutOff(at, interval)) return -1;
  const untilStart = Math.floor(minutesUntil(at, interval) - at.input.leadMinutes);
  return Math.min(untilStart, minutesLeft(interval, load), minutesLeft(at.limits, at.load));
}

/**
 * The longest production time with which one piece can still be delivered today (minutes); negative when nothing can.
 * `calendarOf` has a free interval today exactly for production times up to it.
 *
 * @param input without a product: its `workMinutes` are not read, its `leadMinutes` are those of the option
 */
export function longestToday(input: CalendarInput): number {
  const today = dayIn(input.timeZone, input.now);
  if (input.closedDays.has(today)) return -1;
  return Math.max(-1, ...openHours(input, today).map(longestIn));
}

/**
 * The limits of a seller's deliveries today to a city, or to any city. Pickup is not delivery.
 * @param until the last moment at which somebody may read the answer. Nothing is delivered «today» when it is tomorrow by
 * then.
 */
export function reachToday(timetable: Timetable, cityId: number | null, now: Date, until: Date): TodayReach[] {
  const { timeZone } = timetable;
  return dayIn(timeZone, now) === dayIn(timeZone, until) ? reachAt(timetable, cityId, until) : [];
}

function reachAt(timetable: Timetable, cityId: number | null, now: Date): TodayReach[] {
  const shared = { ...sharedOf(timetable, now), workMinutes: 0 };
  return timetable.ways.flatMap((way) => {
    const terms = termsOf({ option: way, city: timetable.city }, way.zones, { cityId, to: null });
    if (!needsAddress(way.type) || (cityId !== null && terms.cityId !== cityId)) return [];
    const { optionId, maxDaysAhead, intervals, minTotal } = way;
    const { leadMinutes, orderUntil } = terms;
    const minutes = longestToday({ ...shared, optionId, maxDaysAhead, intervals, leadMinutes, orderUntil });
    return minutes < 0 ? [] : [{ minutes, minTotal }];
  });
}
