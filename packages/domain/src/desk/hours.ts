import { addDays, dayIn, formatDate, mondayOf, momentIn } from '../date/index.ts';

/** The working hours of a service, in its local time. */
export interface WorkingHours {
  /** IANA name. */
  timeZone: string;
  /** `HH:mm`; null together with `closesAt`: around the clock. */
  opensAt: string | null;
  /** Not after `opensAt`: on the next day. */
  closesAt: string | null;
  /** Days `YYYY-MM-DD` on which the service does not open. */
  closedDays: ReadonlySet<string>;
}

/** From opening to closing, in milliseconds since the epoch. */
interface Shift {
  opens: number;
  closes: number;
}

/** How many days ahead the next opening is searched for. */
const horizonDays = 400;
const minuteMs = 60_000;

function shiftOf({ timeZone, opensAt, closesAt, closedDays }: WorkingHours, day: string): Shift | null {
  if (closedDays.has(day)) return null;
  const from = opensAt ?? '00:00';
  const to = closesAt ?? '00:00';
  return { opens: momentIn(timeZone, day, from), closes: momentIn(timeZone, to > from ? day : addDays(day, 1), to) };
}

/** Shifts that end after a moment, in order. The first may have started the day before. */
function* shiftsAfter(hours: WorkingHours, at: number): Generator<Shift> {
  const yesterday = addDays(dayIn(hours.timeZone, at), -1);
  for (let days = 0; days <= horizonDays; days += 1) {
    const shift = shiftOf(hours, addDays(yesterday, days));
    if (shift && shift.closes > at) yield shift;
  }
}

/**
 * The moment after a number of minutes of working time. Time while the service is closed does not count. A service that
 * does not open within 400 days has no working time: its minutes pass at once after them.
 */
export function addWorkingMinutes(hours: WorkingHours, from: Date, minutes: number): Date {
  let left = minutes * minuteMs;
  let at = from.getTime();
  for (const { opens, closes } of shiftsAfter(hours, at)) {
    at = Math.max(at, opens);
    if (left <= closes - at) return new Date(at + left);
    left -= closes - at;
    at = closes;
  }
  return new Date(from.getTime() + horizonDays * 24 * 60 * minuteMs + left);
}

/** How many minutes of working time pass between two moments. */
export function workingMinutes(hours: WorkingHours, from: Date, to: Date): number {
  let passed = 0;
  for (const { opens, closes } of shiftsAfter(hours, from.getTime())) {
    if (opens >= to.getTime()) break;
    passed += Math.min(closes, to.getTime()) - Math.max(opens, from.getTime());
  }
  return passed / minuteMs;
}

/** The Monday of the week with which a calendar opens: on Sunday the next one, because this week's work is done. */
export const calendarWeek = (today: string): string => mondayOf(addDays(today, 1));

/** «Круглосуточно», «Открыто до 22:00», «Закрыто до 9:00», «Закрыто до 24 ноября». */
export function hoursLabel(hours: WorkingHours, now: Date = new Date()): string {
  const { timeZone, opensAt } = hours;
  const [shift] = shiftsAfter(hours, now.getTime());
  if (!shift) return 'Закрыто';
  if (shift.opens <= now.getTime()) {
    return opensAt === null ? 'Круглосуточно' : `Открыто до ${formatDate(shift.closes, 'H:mm', { timeZone })}`;
  }
  const isSoon = dayIn(timeZone, shift.opens) <= addDays(dayIn(timeZone, now), 1);
  return `Закрыто до ${formatDate(shift.opens, isSoon ? 'H:mm' : 'd MMMM', { timeZone })}`;
}
