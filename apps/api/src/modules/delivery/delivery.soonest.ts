import { addDays, dayIn, formatDate } from '@vetka/domain/date';
import { formatDuration } from '@vetka/domain/duration';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { deliveryIntervals, deliveryOptions, serviceClosedDays } from '../../platform/database/schema/delivery.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';
import { calendarDays, calendarOf, type CalendarInput, type Interval } from './delivery.calendar.ts';
import { momentIn } from '@vetka/domain/date';

/** A product's production time and seller. */
export interface Making {
  serviceId: number;
  productionMinutes: number;
}

/** A delivery option of a seller, with its hours. */
interface Way {
  serviceId: number;
  timeZone: string;
  leadMinutes: number;
  maxDaysAhead: number;
  intervals: Interval[];
}

const unknown = 'Срок подскажет магазин';
/** A wait up to this long is shown as a duration, a longer one as a time of day (minutes). */
const soonMinutes = 180;

const findWays = (db: Executor, serviceIds: readonly number[]): Promise<Way[]> =>
  db
    .select({
      serviceId: deliveryOptions.serviceId,
      timeZone: cities.timeZone,
      leadMinutes: deliveryOptions.leadMinutes,
      maxDaysAhead: deliveryOptions.maxDaysAhead,
      intervals: sql<Interval[]>`coalesce(json_agg(json_build_object(
        'id', ${deliveryIntervals.id}, 'weekday', ${deliveryIntervals.weekday},
        'startsAt', ${deliveryIntervals.startsAt}, 'endsAt', ${deliveryIntervals.endsAt},
        'surcharge', ${deliveryIntervals.surcharge}, 'capacity', null
      )) filter (where ${deliveryIntervals.id} is not null), '[]')`,
    })
    .from(deliveryOptions)
    .innerJoin(services, eq(services.id, deliveryOptions.serviceId))
    .innerJoin(cities, eq(cities.id, services.cityId))
    .leftJoin(deliveryIntervals, eq(deliveryIntervals.optionId, deliveryOptions.id))
    .where(and(inArray(deliveryOptions.serviceId, [...serviceIds]), eq(deliveryOptions.isActive, true)))
    .groupBy(deliveryOptions.id, cities.timeZone);

const findClosed = (db: Executor, serviceIds: readonly number[], from: string) =>
  db
    .select()
    .from(serviceClosedDays)
    .where(and(inArray(serviceClosedDays.serviceId, [...serviceIds]), gte(serviceClosedDays.day, from)));

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

/** The earliest delivery of each product: «Сегодня с 14:00». Booked places are ignored. */
export async function deliveryTexts(db: Executor, products: readonly Making[], now = new Date()): Promise<string[]> {
  const serviceIds = [...new Set(products.map(({ serviceId }) => serviceId))];
  if (serviceIds.length === 0) return [];
  const [ways, closed] = await Promise.all([
    findWays(db, serviceIds),
    findClosed(db, serviceIds, addDays(now.toISOString().slice(0, 10), -1)),
  ]);
  const known = new Map<string, string>();
  const soonestOf = ({ serviceId, productionMinutes }: Making): string => {
    const closedDays = new Map(
      closed.filter((row) => row.serviceId === serviceId).map(({ day, reason }) => [day, reason]),
    );
    const slots = ways
      .filter((way) => way.serviceId === serviceId)
      .map((way) =>
        firstSlot({ ...way, leadMinutes: way.leadMinutes + productionMinutes, now, closedDays, taken: new Map() }),
      )
      .filter((slot) => slot !== undefined)
      .toSorted((a, b) => a.at - b.at);
    return textOf(slots[0], now);
  };
  return products.map((making) => {
    const key = `${making.serviceId}/${making.productionMinutes}`;
    const text = known.get(key) ?? soonestOf(making);
    known.set(key, text);
    return text;
  });
}
