import type { DeskOrder } from '@vetka/domain/desk';

/** A row of the list; `slot` only on the first one of its slot. */
export interface DayRow {
  order: DeskOrder;
  /** «12–15». */
  slot: string;
}

const short = (time: string | null) => time?.replace(/^0/, '').replace(/:00$/, '');

const slotOf = ({ deliveryFrom, deliveryTo }: DeskOrder) =>
  [short(deliveryFrom), short(deliveryTo)].filter(Boolean).join('–');

/** Orders by slot; the slot is written once. */
export function dayRows(orders: readonly DeskOrder[]): DayRow[] {
  const sorted = orders.toSorted((one, other) => (one.deliveryFrom ?? '99').localeCompare(other.deliveryFrom ?? '99'));
  return sorted.map((order, index) => {
    const before = sorted[index - 1];
    return { order, slot: before && slotOf(before) === slotOf(order) ? '' : slotOf(order) };
  });
}

/** A stem and how many are needed. */
export interface Stems {
  name: string;
  quantity: number;
}

/** What to take for all orders, by name. */
export function stemsOf(orders: readonly DeskOrder[]): Stems[] {
  const total = new Map<string, number>();
  for (const { products } of orders) {
    for (const { composition, quantity: times } of products) {
      for (const { name, quantity } of composition) total.set(name, (total.get(name) ?? 0) + quantity * times);
    }
  }
  return [...total].map(([name, quantity]) => ({ name, quantity }));
}
