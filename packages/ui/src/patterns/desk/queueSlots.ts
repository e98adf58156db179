import { addDays, formatDate } from '@vetka/domain/date';
import type { DeskOrderRow } from '@vetka/domain/desk';

/** Orders that are due together. */
export interface QueueSlot {
  key: string;
  /** «12–15», «Завтра», «20 мая». */
  title: string;
  /** «Сейчас», «Дальше», «Вечером», or the day of the week. */
  note: string;
  /** Urgent: the present slot and what is late. */
  isNow: boolean;
  /** Another day than today: collapsed at first. */
  isLater: boolean;
  orders: DeskOrderRow[];
}

/** The service's own day and time of day. */
export interface ServiceTime {
  /** `YYYY-MM-DD`. */
  today: string;
  /** `HH:MM`. */
  time: string;
}

const eveningFrom = '18:00';

/** «12», «12:30». */
const hourText = (time: string) => time.replace(/^0/, '').replace(/:00$/, '');

/** Hours of a slot: «12–15», «с 12:30». */
export const slotHours = (from: string, to: string | null): string =>
  to === null ? `с ${hourText(from)}` : `${hourText(from)}–${hourText(to)}`;

const dayTitle = (day: string, today: string) => (day === addDays(today, 1) ? 'Завтра' : formatDate(day, 'd MMMM'));

const disputes = { key: 'dispute', title: 'Споры', note: 'Ответьте первыми', isNow: true, isLater: false };
const timeless = { key: 'timeless', title: 'Без времени', note: '', isNow: false, isLater: false };

function todaySlot(from: string, to: string | null, time: string) {
  const isOver = to !== null && to <= time;
  const isNow = !isOver && from <= time;
  const later = from >= eveningFrom ? 'Вечером' : 'Дальше';
  const note = isNow ? 'Сейчас' : later;
  return {
    key: `${from}-${to ?? ''}`,
    title: slotHours(from, to),
    note: isOver ? 'Опаздываем' : note,
    isNow: isNow || isOver,
    isLater: false,
  };
}

function slotOf(order: DeskOrderRow, { today, time }: ServiceTime): Omit<QueueSlot, 'orders'> {
  const { status, deliveryDate, deliveryFrom, deliveryTo } = order;
  if (status.type === 'DISPUTE') return disputes;
  if (deliveryDate === null) return timeless;
  if (deliveryDate > today) {
    const title = dayTitle(deliveryDate, today);
    const note = formatDate(deliveryDate, title === 'Завтра' ? 'EEE, d MMMM' : 'EEE');
    return { key: deliveryDate, title, note, isNow: false, isLater: true };
  }
  if (deliveryDate < today) {
    const note = 'Опаздываем';
    return { key: deliveryDate, title: formatDate(deliveryDate, 'd MMMM'), note, isNow: true, isLater: false };
  }
  return deliveryFrom === null ? timeless : todaySlot(deliveryFrom, deliveryTo, time);
}

/** Groups orders by delivery slot, in the order in which they come. New ones are left out: they stand above. */
export function queueSlots(orders: readonly DeskOrderRow[], now: ServiceTime): QueueSlot[] {
  const slots = new Map<string, QueueSlot>();
  for (const order of orders.filter(({ status }) => status.type !== 'NEW')) {
    const slot = slotOf(order, now);
    const known = slots.get(slot.key);
    if (known) known.orders.push(order);
    else slots.set(slot.key, { ...slot, orders: [order] });
  }
  return [...slots.values()];
}

/** Groups finished orders by the day of their delivery. */
export function finishedDays(orders: readonly DeskOrderRow[], { today }: Pick<ServiceTime, 'today'>): QueueSlot[] {
  const days = new Map<string, QueueSlot>();
  for (const order of orders) {
    const key = order.deliveryDate ?? 'timeless';
    const title = order.deliveryDate === null ? 'Без даты' : formatDate(order.deliveryDate, 'd MMMM');
    const slot = { key, title: key === today ? 'Сегодня' : title, note: '', isNow: false, isLater: false };
    const known = days.get(key) ?? { ...slot, orders: [] };
    known.orders.push(order);
    days.set(key, known);
  }
  return [...days.values()];
}
