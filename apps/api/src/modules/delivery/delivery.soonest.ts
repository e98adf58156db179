import { addDays, dayIn, formatDate, momentIn } from '@vetka/domain/date';
import { formatDuration } from '@vetka/domain/duration';
import { calendarDays, calendarOf, type CalendarInput, type Interval } from './delivery.calendar.ts';

/** A delivery option of a seller, with its hours. */
interface Way {
  leadMinutes: number;
  maxDaysAhead: number;
  intervals: Interval[];
}

/** When a seller delivers. */
export interface Timetable {
  timeZone: string;
  ways: Way[];
  closedDays: { day: string; reason: string }[];
}

const unknown = 'Срок подскажет магазин';
/** A wait up to this long is shown as a duration, a longer one as a time of day (minutes). */
const soonMinutes = 180;

/** A `Timetable` as SQL. @param service the alias of the row of `services` */
export const timetableSql = (service: string): string => `json_build_object(
  'timeZone', (select c.time_zone from cities c where c.id = ${service}.city_id),
  'ways', (
    select coalesce(json_agg(json_build_object(
      'leadMinutes', o.lead_minutes,
      'maxDaysAhead', o.max_days_ahead,
      'intervals', (
        select coalesce(json_agg(json_build_object(
          'id', i.id, 'weekday', i.weekday, 'startsAt', i.starts_at, 'endsAt', i.ends_at,
          'surcharge', i.surcharge, 'capacity', null
        )), '[]') from delivery_intervals i where i.option_id = o.id
      )
    )), '[]') from delivery_options o where o.service_id = ${service}.id and o.is_active
  ),
  'closedDays', (
    select coalesce(json_agg(json_build_object('day', d.day, 'reason', d.reason)), '[]')
    from service_closed_days d where d.service_id = ${service}.id and d.day >= current_date - 1
  )
)`;

interface Soonest {
  at: number;
  day: string;
  from: string;
  timeZone: string;
}

/** Most sellers can deliver today or tomorrow; two weeks are computed only for the others. */
function firstSlot(input: CalendarInput): Soonest | undefined {
  for (const days of [2, calendarDays]) {
    for (const { day, slots } of calendarOf(input, days)) {
      const slot = slots.filter(({ isAvailable }) => isAvailable).toSorted((a, b) => a.from.localeCompare(b.from))[0];
      if (slot) return { at: momentIn(input.timeZone, day, slot.from), day, from: slot.from, timeZone: input.timeZone };
    }
  }
  return undefined;
}

/** «14:00», «9:00»: a time without the leading zero. */
const readTime = (time: string): string => time.replace(/^0/, '');

function textOf(soonest: Soonest | undefined, now: Date): string {
  if (!soonest) return unknown;
  const { at, day, from, timeZone } = soonest;
  const minutes = Math.ceil((at - now.getTime()) / 60_000 / 10) * 10;
  const today = dayIn(timeZone, now);
  if (minutes < soonMinutes) return `Через ${formatDuration(minutes)}`;
  if (day === today) return `Сегодня с\u00A0${readTime(from)}`;
  if (day === addDays(today, 1)) return `Завтра с\u00A0${readTime(from)}`;
  return `${formatDate(day, 'd MMMM')} с\u00A0${readTime(from)}`;
}

/** The earliest delivery of a product: «Сегодня с 14:00». Booked places are ignored. */
export function soonestText({ timeZone, ways, closedDays }: Timetable, productionMinutes: number, now: Date): string {
  const closed = new Map(closedDays.map(({ day, reason }) => [day, reason]));
  const slots = ways
    .map(({ leadMinutes, ...way }) =>
      firstSlot({
        ...way,
        timeZone,
        now,
        leadMinutes: leadMinutes + productionMinutes,
        closedDays: closed,
        taken: new Map(),
      }),
    )
    .filter((slot) => slot !== undefined)
    .toSorted((a, b) => a.at - b.at);
  return textOf(slots[0], now);
}
