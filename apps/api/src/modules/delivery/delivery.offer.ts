import { needsAddress } from '@vetka/domain/delivery';
import type { Executor } from '../../platform/database/connect.ts';
import { calendarOf } from './delivery.calendar.ts';
import type { Taken } from './delivery.capacity.ts';
import { isTooSmall, messages, refuseAll, type Offer } from './delivery.refusals.ts';
import { findTimetable } from './delivery.repository.ts';
import { sharedOf } from './delivery.soonest.ts';
import { refusalText, termsOf, type Place } from './delivery.zone.ts';

type OwnPlace = Pick<Taken, 'day' | 'optionId' | 'from'>;

export interface Circumstances extends Place {
  productionMinutes: number;
  workMinutes: number;
  subtotal: number | undefined;
  /** The place that the order has taken already. */
  own?: OwnPlace | undefined;
}

/** What others have taken. */
const withoutOwn = (taken: readonly Taken[], { day, optionId, from }: OwnPlace, workMinutes: number): Taken[] =>
  taken.map((each) =>
    each.day === day && each.optionId === optionId && each.from === from
      ? { ...each, orders: each.orders - 1, minutes: each.minutes - workMinutes }
      : each,
  );

/** An option of a seller at a place, in one query. Null for an option that the seller does not offer. */
export async function findOffer(
  db: Executor,
  serviceId: number,
  optionId: number,
  at: Circumstances,
): Promise<Offer | null> {
  const found = await findTimetable(db, serviceId);
  const way = found?.timetable.ways.find((each) => each.optionId === optionId);
  if (!found || !way) return null;
  const { timetable, isAcceptingOrders } = found;
  const terms = termsOf({ option: way, city: timetable.city }, way.zones, at);
  const days = calendarOf({
    ...sharedOf(timetable, new Date()),
    ...(at.own && { taken: withoutOwn(timetable.taken, at.own, at.workMinutes) }),
    optionId,
    workMinutes: at.workMinutes,
    leadMinutes: terms.leadMinutes + at.productionMinutes,
    maxDaysAhead: way.maxDaysAhead,
    orderUntil: terms.orderUntil,
    intervals: way.intervals,
  });
  const isSmall = isTooSmall(way, at.subtotal);
  return {
    way,
    timetable,
    isAcceptingOrders,
    terms,
    days: isSmall ? refuseAll(days, messages.minimum(way.minTotal)) : days,
  };
}

/** Why an option does not reach the address; undefined when it does. */
export function addressReason({ way, timetable, terms }: Offer, { cityId, to }: Place): string | undefined {
  if (!to || terms.reaches || !needsAddress(way.type)) return undefined;
  const { city, ways } = timetable;
  const reaching = ways.filter(
    (option) => !needsAddress(option.type) || termsOf({ option, city }, option.zones, { cityId, to }).reaches,
  );
  return refusalText(
    { option: way, city },
    way.zones,
    to,
    reaching.map(({ name }) => name),
  );
}
