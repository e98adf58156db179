import type { PlanDay, SlotOfDay } from '@vetka/domain/delivery';
import { plural } from '@vetka/domain/plural';

type Counted = Pick<SlotOfDay, 'count' | 'minutes' | 'capacity' | 'capacityMinutes'>;

export const isFull = ({ count, minutes, capacity, capacityMinutes }: Counted): boolean =>
  (capacity !== null && count >= capacity) || (capacityMinutes !== null && minutes >= capacityMinutes);

/** «4 из 8»; without a limit «3 заказа», «свободно». */
export function ordersLoad({ count, capacity }: Counted): string {
  if (capacity !== null) return `${count} из ${capacity}`;
  return count === 0 ? 'свободно' : plural(count, ['заказ', 'заказа', 'заказов']);
}

/** «120 из 240 мин»; empty without a limit. */
export const minutesLoad = ({ minutes, capacityMinutes }: Counted): string =>
  capacityMinutes === null ? '' : `${minutes} из ${capacityMinutes}\u00A0мин`;

/** «4 из 8, 120 из 240 мин, полно». */
export const loadText = (load: Counted): string =>
  [ordersLoad(load), minutesLoad(load), isFull(load) ? 'полно' : ''].filter((text) => text !== '').join(', ');

/** The load, from 0 to 100, of the limit closest to its maximum; null without limits. */
export function takenShare({ count, minutes, capacity, capacityMinutes }: Counted): number | null {
  const shares = [
    ...(capacity === null ? [] : [capacity === 0 ? 1 : count / capacity]),
    ...(capacityMinutes === null ? [] : [capacityMinutes === 0 ? 1 : minutes / capacityMinutes]),
  ];
  return shares.length === 0 ? null : Math.min(100, Math.max(...shares) * 100);
}

export interface HoursRow {
  from: string;
  to: string;
}

/** Every hour of an option in this week, in order. */
export function rowsOf(days: readonly PlanDay[], optionId: number): HoursRow[] {
  const slots = days.flatMap((day) => day.slots).filter((slot) => slot.optionId === optionId);
  const rows = new Map(slots.map(({ from, to }) => [`${from}–${to}`, { from, to }]));
  return [...rows.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

export const slotAt = (day: PlanDay, optionId: number, { from, to }: HoursRow): SlotOfDay | undefined =>
  day.slots.find((slot) => slot.optionId === optionId && slot.from === from && slot.to === to);
