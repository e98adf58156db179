import { momentIn } from '../date/index.ts';
import type { PromisedSlot } from './overdue.ts';

/** Minutes before its hours at which the customer is warned that an order has no address. */
export const noAddressMinutes = 180;
/** Minutes that the recipient always has to answer before. */
export const answerAtLeastMinutes = 15;

const minuteMs = 60_000;

/** When the customer of an order without an address is warned. */
export function noAddressMoment({ timeZone, day, from }: Omit<PromisedSlot, 'to'>, askedAt: Date): Date {
  const start = momentIn(timeZone, day, from ?? '00:00');
  const earliest = askedAt.getTime() + answerAtLeastMinutes * minuteMs;
  return new Date(Math.max(start - noAddressMinutes * minuteMs, earliest));
}
