/** Demo orders with computed lines and prices. */
import { cycle } from '../cycle.ts';
import { demoServices } from '../content/services.ts';
import type { DemoOrder, DemoOrderPart, OrderStatus } from '../content/orders.ts';
import { dayOf, daysAgo, minutesAgo, type SeedContext, type SeededProduct } from './context.ts';

export const isCancelled = (status: OrderStatus) => status.startsWith('CANCELED');

/** A part with its computed lines and price. */
export interface PricedPart extends DemoOrderPart {
  lines: { product: SeededProduct; quantity: number }[];
  itemsTotal: number;
  deliveryPrice: number;
  optionId: number | null;
}

/** Ids of delivery options follow their insertion order. */
const OPTIONS = demoServices.flatMap((service) =>
  service.deliveries.map((delivery) => ({ service: service.slug, ...delivery })),
);

function priced(part: DemoOrderPart, products: SeededProduct[]): PricedPart {
  const goods = products.filter((product) => product.service === part.service && product.isPublished);
  const lines = part.items.map((item) => ({ product: cycle(goods, item.place), quantity: item.quantity }));
  const itemsTotal = lines.reduce((sum, line) => sum + line.product.price * line.quantity, 0);
  const at = OPTIONS.findIndex((option) => option.service === part.service && option.type === part.deliveryType);
  const option = OPTIONS[at];
  const isFree = option?.freeFrom !== null && option?.freeFrom !== undefined && itemsTotal >= option.freeFrom;
  return {
    ...part,
    lines,
    itemsTotal,
    deliveryPrice: option && !isFree ? option.price : 0,
    optionId: at < 0 ? null : at + 1,
  };
}

export const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export interface Placed {
  id: number;
  order: DemoOrder;
  parts: PricedPart[];
  createdAt: Date;
  total: number;
}

/** One seller's part with its order. */
export type PlacedPart = Placed & { part: PricedPart };

/** Minutes between orders of one day, and from the latest order to now. */
const APART = 7;
const LATEST = 5;

/** Places the orders in time and numbers them: as in a real shop, ids grow with the date. */
export function placeAll(all: readonly DemoOrder[], context: SeedContext): Placed[] {
  const byDate = all.toSorted((one, other) => other.daysAgo - one.daysAgo);
  return byDate.map((order, index) => place(order, index, LATEST + (all.length - 1 - index) * APART, context));
}

function place(order: DemoOrder, index: number, minutes: number, { now, products }: SeedContext): Placed {
  const parts = order.parts.map((part) => priced(part, products));
  const createdAt = minutesAgo(daysAgo(now, order.daysAgo), minutes);
  return {
    id: 1001 + index,
    order,
    parts,
    createdAt,
    total: sum(parts.map((part) => part.itemsTotal + part.deliveryPrice)),
  };
}

/** The day and the hours of the delivery. */
export const promised = ({ createdAt, order }: Pick<Placed, 'createdAt' | 'order'>) => ({
  day: dayOf(daysAgo(createdAt, -order.deliveryAfterDays)),
  from: '12:00',
  to: '15:00',
});

/** States of a paid order. */
export const PAID: DemoOrder['payment'][] = ['CONFIRMED', 'REFUNDED', 'PARTIAL_REFUNDED'];
/** How long goods are reserved for payment. */
export const RESERVATION_MINUTES = 30;

/** When the dispute period was over. */
export const completedAt = ({ createdAt, order }: Placed): Date =>
  daysAgo(createdAt, -order.deliveryAfterDays - DISPUTE_DAYS);
const DISPUTE_DAYS = 3;
