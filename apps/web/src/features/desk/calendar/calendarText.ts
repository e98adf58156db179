import { addDays, formatDate } from '@vetka/domain/date';
import type { DeskCalendar, DeskCalendarDay, DeskCalendarSlot } from '@vetka/domain/desk';
import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import { slotHours } from '@vetka/ui/patterns/desk/SlotBoard';

type Counted = Pick<DeskCalendarSlot, 'count' | 'capacity'>;

export const ordersText = (count: number): string => plural(count, ['заказ', 'заказа', 'заказов']);

/** «9–12», «с 18», «Без времени». */
export const hoursText = ({ from, to }: Pick<DeskCalendarSlot, 'from' | 'to'>): string =>
  from === null ? 'Без времени' : slotHours(from, to);

export const isFull = ({ count, capacity }: Counted): boolean => capacity !== null && count >= capacity;

/** «8 из 12», «12 из 12, полно», «3 заказа». */
export function loadText({ count, capacity }: Counted): string {
  if (capacity === null) return count === 0 ? 'заказов нет' : ordersText(count);
  return `${count} из ${capacity}${count >= capacity ? ', полно' : ''}`;
}

/** The whole day as one slot: its own limit, or that of its hours; without a limit in one of them it has none. */
export function dayLoad({ slots, count, capacity }: DeskCalendarDay): Counted {
  const limits = slots.map((slot) => slot.capacity);
  const ofSlots = limits.reduce<number | null>(
    (sum, limit) => (sum === null || limit === null ? null : sum + limit),
    limits.length === 0 ? null : 0,
  );
  const known = [capacity, ofSlots].filter((limit) => limit !== null);
  return { count, capacity: known.length === 0 ? null : Math.min(...known) };
}

/** «23–29 ноября», «30 ноября – 6 декабря». */
function weekText(monday: string): string {
  const sunday = addDays(monday, 6);
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  return isOneMonth
    ? `${formatDate(monday, 'd')}–${formatDate(sunday, 'd MMMM')}`
    : `${formatDate(monday, 'd MMMM')} – ${formatDate(sunday, 'd MMMM')}`;
}

/** «23–29 ноября. 14 заказов на 79 660 ₽». */
export function weekNote({ days }: DeskCalendar): string {
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const total = days.reduce((sum, day) => sum + day.total, 0);
  const week = weekText(days[0]?.day ?? '');
  return count === 0 ? `${week}. Заказов нет` : `${week}. ${ordersText(count)} на ${formatPrice(total)}`;
}
