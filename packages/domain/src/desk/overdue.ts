import { addDays, momentIn } from '../date/index.ts';

/** Minutes after the promised time before an order counts as late: traffic jams are forgiven. */
export const overdueGraceMinutes = 60;
/** Days after that before an order that is still not delivered is cancelled and refunded, whatever its customer says. */
export const cancelUndeliveredDays = 3;
/**
 * Days after the customer's claim that nothing was delivered before it is refunded if nobody has decided. The law allows
 * ten for the whole way of the money (law on the protection of consumers' rights, article 23.1, paragraph 4); the bank
 * needs up to three of them.
 */
export const undecidedClaimDays = 7;

/** The promised time of an order, in the zone of its shop. */
export interface PromisedSlot {
  timeZone: string;
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:mm`; null: any time of the day. */
  from: string | null;
  /** `HH:mm`; null: until the day ends. Not after `from`: on the next day. */
  to: string | null;
}

const minuteMs = 60_000;

/** When an order that is not delivered counts as late. */
export function overdueMoment({ timeZone, day, from, to }: PromisedSlot): Date {
  const isNextDay = to === null || to <= (from ?? '');
  const end = momentIn(timeZone, isNextDay ? addDays(day, 1) : day, to ?? '00:00');
  return new Date(end + overdueGraceMinutes * minuteMs);
}
