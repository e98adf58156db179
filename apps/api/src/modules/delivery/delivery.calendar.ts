import { addDays, dayIn } from '@vetka/domain/date';
import type { DeliveryDay, DeliverySlot } from '@vetka/domain/delivery';
import { momentIn, weekdayOf } from '@vetka/domain/date';

/** Days a customer may choose from, including today. */
export const calendarDays = 14;

export const deliveryReasons = {
  tooLate: 'Не успеем собрать',
  full: 'Мест не осталось',
  closed: 'Магазин не работает',
  notThatDay: 'В этот день не доставляем',
  notYetOpen: 'Запись на этот день ещё не открыта',
} as const;

/** Hours of an option on one weekday, or on every day. Times are `HH:mm:ss`, as stored. */
export interface Interval {
  id: number;
  weekday: number | null;
  startsAt: string;
  endsAt: string;
  surcharge: number;
  capacity: number | null;
}

export interface CalendarInput {
  now: Date;
  timeZone: string;
  /** Minutes from the order to the first possible interval: production plus the option's own lead time. */
  leadMinutes: number;
  maxDaysAhead: number;
  intervals: readonly Interval[];
  /** Reasons by day. */
  closedDays: ReadonlyMap<string, string>;
  /** Orders already booked, by `dayOf interval` key. */
  taken: ReadonlyMap<string, number>;
}

/** A slot with the interval it was made from. */
export interface CalendarSlot extends DeliverySlot {
  intervalId: number;
}
export interface CalendarDay extends DeliveryDay {
  slots: CalendarSlot[];
}

export const takenKey = (day: string, intervalId: number): string => `${day}/${intervalId}`;

const clockOf = (time: string): string => time.slice(0, 5);

function slotReason(input: CalendarInput, day: string, interval: Interval): string | null {
  const readyAt = input.now.getTime() + input.leadMinutes * 60_000;
  if (momentIn(input.timeZone, day, clockOf(interval.startsAt)) < readyAt) return deliveryReasons.tooLate;
  const taken = input.taken.get(takenKey(day, interval.id)) ?? 0;
  return interval.capacity !== null && taken >= interval.capacity ? deliveryReasons.full : null;
}

function slotOf(input: CalendarInput, day: string, interval: Interval): CalendarSlot {
  const reason = slotReason(input, day, interval);
  return {
    intervalId: interval.id,
    from: clockOf(interval.startsAt),
    to: clockOf(interval.endsAt),
    surcharge: interval.surcharge,
    isAvailable: reason === null,
    reason,
  };
}

function dayReason(slots: readonly CalendarSlot[]): string | null {
  if (slots.length === 0) return deliveryReasons.notThatDay;
  if (slots.some(({ isAvailable }) => isAvailable)) return null;
  // One full interval makes the day full, even if the others have passed.
  return slots.some(({ reason }) => reason === deliveryReasons.full) ? deliveryReasons.full : deliveryReasons.tooLate;
}

function calendarDay(input: CalendarInput, day: string, ahead: number): CalendarDay {
  const closed = input.closedDays.get(day);
  if (closed !== undefined) return { day, isAvailable: false, reason: closed || deliveryReasons.closed, slots: [] };
  if (ahead > input.maxDaysAhead) return { day, isAvailable: false, reason: deliveryReasons.notYetOpen, slots: [] };
  const weekday = weekdayOf(day);
  const slots = input.intervals
    .filter((interval) => interval.weekday === null || interval.weekday === weekday)
    .map((interval) => slotOf(input, day, interval));
  const reason = dayReason(slots);
  return { day, isAvailable: reason === null, reason, slots };
}

/**
 * When goods can be delivered: the next days in the seller's time zone, each with its hours or the reason it is
 * closed.
 */
export function calendarOf(input: CalendarInput, days = calendarDays): CalendarDay[] {
  const today = dayIn(input.timeZone, input.now);
  return Array.from({ length: days }, (_, ahead) => calendarDay(input, addDays(today, ahead), ahead));
}
