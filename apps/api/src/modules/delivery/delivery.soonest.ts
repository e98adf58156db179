import { addDays, dayIn, formatDate, momentIn } from '@vetka/domain/date';
import { formatDuration } from '@vetka/domain/duration';
import type { DeliveryType } from '@vetka/domain/delivery';
import type { Limits, Taken } from './delivery.capacity.ts';
import { calendarDays, calendarOf, type CalendarInput, type Interval } from './delivery.calendar.ts';
import type { NamedZone } from './delivery.zone.ts';

/** A delivery option of a seller, with its hours. */
export interface Way {
  optionId: number;
  type: DeliveryType;
  name: string;
  /** Kopecks. */
  price: number;
  freeFrom: number | null;
  minTotal: number;
  leadMinutes: number;
  maxDaysAhead: number;
  intervals: Interval[];
  zones: NamedZone[];
}

/** When a seller delivers. */
export interface Timetable {
  timeZone: string;
  city: { id: number; name: string; region: string };
  ways: Way[];
  closedDays: { day: string; reason: string }[];
  usual: Limits;
  plannedDays: (Limits & { day: string })[];
  /** Empty for sellers without limits. */
  taken: Taken[];
}

const unknown = 'Срок подскажет магазин';
/** A wait up to this long is shown as a duration, a longer one as a time of day (minutes). */
const soonMinutes = 180;

/** A `Timetable` as SQL. @param service the alias of the row of `services` */
export const timetableSql = (service: string): string => `json_build_object(
  'timeZone', (select c.time_zone from cities c where c.id = ${service}.city_id),
  'city', (select json_build_object('id', c.id, 'name', c.name, 'region', c.region) from cities c where c.id = ${service}.city_id),
  'ways', (
    select coalesce(json_agg(json_build_object(
      'optionId', o.id,
      'type', o.type,
      'name', o.name,
      'price', o.price,
      'freeFrom', o.free_from,
      'minTotal', o.min_total,
      'leadMinutes', o.lead_minutes,
      'maxDaysAhead', o.max_days_ahead,
      'intervals', (
        select coalesce(json_agg(json_build_object(
          'weekday', i.weekday, 'day', i.day, 'startsAt', i.starts_at, 'endsAt', i.ends_at,
          'surcharge', i.surcharge, 'capacity', i.capacity, 'capacityMinutes', i.capacity_minutes,
          'orderUntil', i.order_until
        ) order by i.starts_at, i.position, i.id), '[]') from delivery_intervals i
        where i.option_id = o.id and (i.day is null or i.day >= current_date - 1)
      ),
      'zones', (
        select coalesce(json_agg(json_build_object('cityName', c.name, 'region', c.region, 'zone', json_build_object(
          'cityId', z.city_id, 'districts', z.districts, 'price', z.price, 'freeFrom', z.free_from,
          'leadMinutes', z.lead_minutes, 'orderUntil', z.order_until
        )) order by z.id), '[]') from delivery_zones z join cities c on c.id = z.city_id where z.option_id = o.id
      )
    ) order by o.position, o.id), '[]') from delivery_options o where o.service_id = ${service}.id and o.is_active
  ),
  'closedDays', (
    select coalesce(json_agg(json_build_object('day', d.day, 'reason', d.reason)), '[]')
    from service_closed_days d where d.service_id = ${service}.id and d.day >= current_date - 1
  ),
  'usual', json_build_object('capacity', ${service}.day_capacity, 'capacityMinutes', ${service}.day_capacity_minutes),
  'plannedDays', (
    select coalesce(json_agg(json_build_object(
      'day', d.day, 'capacity', d.capacity, 'capacityMinutes', d.capacity_minutes
    )), '[]')
    from delivery_days d where d.service_id = ${service}.id and d.day >= current_date - 1
  ),
  'taken', case when limits_delivery(${service}.id) then (
    select coalesce(json_agg(t), '[]') from (
      select os.delivery_date as day, os.delivery_option_id as "optionId", os.delivery_from as "from",
        count(*)::int as orders, sum(os.work_minutes)::int as minutes
      from order_services os
      where os.service_id = ${service}.id and os.delivery_date >= current_date - 1 and os.cancelled_at is null
      group by 1, 2, 3 order by 1, 2, 3
    ) t
  ) else '[]'::json end
)`;

/** The common input of the calendars of a seller's options. */
export const sharedOf = ({ timeZone, usual, taken, closedDays, plannedDays }: Timetable, now: Date) => ({
  timeZone,
  now,
  usual,
  taken,
  closedDays: new Map(closedDays.map(({ day, reason }) => [day, reason])),
  plannedDays: new Map(plannedDays.map((each) => [each.day, each])),
});

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
export const readTime = (time: string): string => time.replace(/^0/, '');

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

/** The earliest delivery of one piece: «Сегодня с 14:00». */
export function soonestText(timetable: Timetable, productionMinutes: number, now: Date): string {
  const shared = { ...sharedOf(timetable, now), orderUntil: null, workMinutes: productionMinutes };
  const slots = timetable.ways
    .map(({ leadMinutes, ...way }) => firstSlot({ ...shared, ...way, leadMinutes: leadMinutes + productionMinutes }))
    .filter((slot) => slot !== undefined)
    .toSorted((a, b) => a.at - b.at);
  return textOf(slots[0], now);
}
