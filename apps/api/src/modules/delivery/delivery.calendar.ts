import { addDays, dayIn, momentIn, weekdayOf } from '@vetka/domain/date';
import type { DeliveryDay, DeliverySlot } from '@vetka/domain/delivery';
import { hasRoom, isTooLarge, loadOf, loadsOf, type Limits, type Load, type Taken } from './delivery.capacity.ts';

/** Days a customer may choose from, including today. */
export const calendarDays = 14;

export const deliveryReasons = {
  tooLate: 'Не успеем собрать',
  full: 'Мест не осталось',
  tooLarge: 'Столько не успеем собрать',
  closed: 'Магазин не работает',
  notThatDay: 'В этот день не доставляем',
  notYetOpen: 'Запись на этот день ещё не открыта',
} as const;

/** Hours of an option on a weekday, on every day or on one planned day. Times are `HH:mm:ss`, as stored. */
export interface Interval extends Limits {
  weekday: number | null;
  day: string | null;
  startsAt: string;
  endsAt: string;
  surcharge: number;
  orderUntil: string | null;
}

export interface CalendarInput {
  now: Date;
  timeZone: string;
  optionId: number;
  /** Minutes from the order to the first possible interval: production plus the option's own lead time. */
  leadMinutes: number;
  /** Minutes of work that the order takes. */
  workMinutes: number;
  maxDaysAhead: number;
  /** Until when orders for the same day are taken at the destination, as stored. */
  orderUntil: string | null;
  intervals: readonly Interval[];
  /** Limits of the whole shop on days without a plan. */
  usual: Limits;
  /** Limits of planned days. On these days only their own intervals count. */
  plannedDays: ReadonlyMap<string, Limits>;
  /** Reasons by day. */
  closedDays: ReadonlyMap<string, string>;
  /** Of all options of the shop. */
  taken: readonly Taken[];
}

export type CalendarDay = DeliveryDay;

export const clockOf = (time: string): string => time.slice(0, 5);

/** The intervals that count on a day. */
export const intervalsOn = <T extends Pick<Interval, 'weekday' | 'day'>>(
  intervals: readonly T[],
  day: string,
  isPlanned: boolean,
): T[] => {
  const weekday = weekdayOf(day);
  return intervals.filter((each) =>
    isPlanned ? each.day === day : each.day === null && (each.weekday === null || each.weekday === weekday),
  );
};

/** Limits of a day, and what is taken of them. */
interface Situation {
  input: CalendarInput;
  day: string;
  limits: Limits;
  load: Load;
}

/** Hours of an open day, and what is taken of them. */
export interface OpenHours {
  at: Situation;
  interval: Interval;
  load: Load;
}

/** Minutes from now to the beginning of the hours. */
export const minutesUntil = ({ input, day }: Situation, { startsAt }: Interval): number =>
  (momentIn(input.timeZone, day, clockOf(startsAt)) - input.now.getTime()) / 60_000;

/** Whether orders for these hours are no longer taken. */
export const isCutOff = ({ input, day }: Situation, { orderUntil }: Interval): boolean =>
  [orderUntil, input.orderUntil].some(
    (time) => time !== null && momentIn(input.timeZone, day, clockOf(time)) <= input.now.getTime(),
  );

function slotReason({ at, interval, load }: OpenHours): string | null {
  const { workMinutes, leadMinutes } = at.input;
  if (minutesUntil(at, interval) < leadMinutes || isCutOff(at, interval)) return deliveryReasons.tooLate;
  if (isTooLarge(interval, workMinutes) || isTooLarge(at.limits, workMinutes)) return deliveryReasons.tooLarge;
  return hasRoom(interval, load, workMinutes) && hasRoom(at.limits, at.load, workMinutes) ? null : deliveryReasons.full;
}

function slotOf(hours: OpenHours): DeliverySlot {
  const reason = slotReason(hours);
  const { interval } = hours;
  return {
    from: clockOf(interval.startsAt),
    to: clockOf(interval.endsAt),
    surcharge: interval.surcharge,
    isAvailable: reason === null,
    reason,
  };
}

/** From the reason that matters most: hours that are full say more than hours that have passed. */
const reasonsByWeight = [deliveryReasons.full, deliveryReasons.tooLarge, deliveryReasons.tooLate];

function dayReason(slots: readonly DeliverySlot[]): string | null {
  if (slots.length === 0) return deliveryReasons.notThatDay;
  if (slots.some(({ isAvailable }) => isAvailable)) return null;
  return reasonsByWeight.find((each) => slots.some(({ reason }) => reason === each)) ?? null;
}

/** The hours of a day that is not closed. */
export function openHours(input: CalendarInput, day: string): OpenHours[] {
  const planned = input.plannedDays.get(day);
  const intervals = intervalsOn(input.intervals, day, planned !== undefined);
  const ofDay = input.taken.filter((each) => each.day === day);
  const at = { input, day, limits: planned ?? input.usual, load: loadOf(ofDay) };
  const loads = loadsOf(
    intervals,
    ofDay.filter(({ optionId }) => optionId === input.optionId),
  );
  return intervals.map((interval) => ({ at, interval, load: loads.get(interval) ?? { orders: 0, minutes: 0 } }));
}

function calendarDay(input: CalendarInput, day: string, ahead: number): CalendarDay {
  const refused = (reason: string): CalendarDay => ({ day, isAvailable: false, reason, slots: [] });
  const closed = input.closedDays.get(day);
  if (closed !== undefined) return refused(closed || deliveryReasons.closed);
  if (ahead > input.maxDaysAhead) return refused(deliveryReasons.notYetOpen);
  const slots = openHours(input, day).map(slotOf);
  const reason = dayReason(slots);
  return { day, isAvailable: reason === null, reason, slots };
}

/**
 * The days and hours of delivery: the next days in the seller's time zone, each with its hours or the reason it is
 * closed.
 */
export function calendarOf(input: CalendarInput, days = calendarDays): CalendarDay[] {
  const today = dayIn(input.timeZone, input.now);
  return Array.from({ length: days }, (_, ahead) => calendarDay(input, addDays(today, ahead), ahead));
}
