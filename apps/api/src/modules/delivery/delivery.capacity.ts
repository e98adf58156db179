/** How much is taken; null is unlimited. */
export interface Limits {
  capacity: number | null;
  capacityMinutes: number | null;
}

/** Orders and their minutes of work. */
export interface Load {
  orders: number;
  minutes: number;
}

/** Places that orders have taken in one option on one day, from one hour. Times are `HH:mm:ss`, as stored. */
export interface Taken extends Load {
  day: string;
  optionId: number | null;
  from: string | null;
}

interface Hours {
  startsAt: string;
  endsAt: string;
}

export const loadOf = (taken: readonly Taken[]): Load => ({
  orders: taken.reduce((sum, { orders }) => sum + orders, 0),
  minutes: taken.reduce((sum, { minutes }) => sum + minutes, 0),
});

/**
 * The hours that an order of this time takes a place in: those that began last. The hours may have been changed since
 * the order was made.
 */
function hoursAt<T extends Hours>(all: readonly T[], from: string | null): T | undefined {
  if (from === null) return undefined;
  const containing = all.filter(({ startsAt, endsAt }) => startsAt <= from && from < endsAt);
  return containing.toSorted((one, other) => other.startsAt.localeCompare(one.startsAt))[0];
}

/** The taken places of each of an option's hours on one day. */
export function loadsOf<T extends Hours>(hours: readonly T[], ofOptionAndDay: readonly Taken[]): Map<T, Load> {
  return new Map(
    hours.map((each) => [each, loadOf(ofOptionAndDay.filter(({ from }) => hoursAt(hours, from) === each))]),
  );
}

/** Whether one more order with this many minutes of work fits. */
export const hasRoom = ({ capacity, capacityMinutes }: Limits, load: Load, workMinutes: number): boolean =>
  (capacity === null || load.orders < capacity) &&
  (capacityMinutes === null || load.minutes + workMinutes <= capacityMinutes);

/** Whether the order is too large even for empty hours. */
export const isTooLarge = ({ capacity, capacityMinutes }: Limits, workMinutes: number): boolean =>
  capacity !== 0 && capacityMinutes !== null && capacityMinutes > 0 && workMinutes > capacityMinutes;
