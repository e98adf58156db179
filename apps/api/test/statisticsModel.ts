import { addDays, momentIn } from '@vetka/domain/date';
import { noFigures, type StatisticsFigures } from '@vetka/domain/statistics';
import fc from 'fast-check';

export const timeZone = 'Asia/Vladivostok';
export const from = '2026-03-01';
export const daysCount = 10;
export const to = addDays(from, daysCount - 1);
export const minute = 60_000;

export const only = <T>([row]: T[]): T => {
  if (!row) throw new Error('Nothing was inserted.');
  return row;
};

/** A line of an order: its price, its discount, and later refunds. Kopecks. */
export interface Line {
  product: number;
  price: number;
  quantity: number;
  discount: number;
  /** The part of the discount by a promo code. */
  coupon: number;
  /** The reduction by a promotion, and the marketplace's share of it. */
  promotion: number;
  compensation: number;
  refunds: { amount: number; hasFailed: boolean }[];
}

/** An order as the model sees it. */
export interface Past {
  customer: number;
  /** Minutes after the start of the first day in the shop's time zone; also before the period and after it. */
  at: number;
  delivery: number;
  deliveryRefund: number;
  lines: Line[];
  state: 'PAID' | 'UNPAID' | 'CANCELED' | 'CANCELED_UNPAID' | 'CANCELED_BEFORE';
  reason: string;
}

const part = fc.double({ min: 0, max: 1, noNaN: true });
const lineOf: fc.Arbitrary<Omit<Line, 'product'>> = fc
  .record({
    price: fc.integer({ min: 1, max: 777_777 }),
    quantity: fc.integer({ min: 1, max: 5 }),
    off: fc.oneof(fc.constant(0), part),
    byCoupon: fc.constantFrom(0, 0.5, 1),
    promotion: fc.constantFrom(0, 1, 12_345),
    byPlatform: fc.constantFrom(0, 0.4, 1),
    returned: fc.array(fc.record({ of: part, hasFailed: fc.boolean() }), { maxLength: 2 }),
  })
  .map(({ price, quantity, off, returned, byCoupon, promotion, byPlatform }) => {
    const discount = Math.floor(price * quantity * off);
    // Halves, so that two refunds never exceed what was paid.
    const most = (price * quantity - discount) / 2;
    const made = returned.map(({ of, hasFailed }) => ({ amount: Math.floor(most * of), hasFailed }));
    const coupon = Math.floor(discount * byCoupon);
    const compensation = Math.floor(promotion * byPlatform);
    const back = made.filter(({ amount }) => amount > 0);
    return { price, quantity, discount, coupon, promotion, compensation, refunds: back };
  });

export const past: fc.Arbitrary<Past> = fc
  .record({
    customer: fc.integer({ min: 0, max: 2 }),
    at: fc.integer({ min: -3 * 1440, max: (daysCount + 2) * 1440 }),
    delivery: fc.constantFrom(0, 30_000, 45_001),
    deliveryPart: fc.constantFrom(0, 0, 0.5, 1),
    lines: fc.array(lineOf, { minLength: 1, maxLength: 3 }),
    state: fc.constantFrom<Past['state']>(
      'PAID',
      'PAID',
      'PAID',
      'UNPAID',
      'CANCELED',
      'CANCELED_UNPAID',
      'CANCELED_BEFORE',
    ),
    reason: fc.constantFrom('Нет нужных цветов', 'Передумал'),
    first: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ deliveryPart, lines, first, ...rest }) => ({
    ...rest,
    deliveryRefund: Math.floor(rest.delivery * deliveryPart),
    lines: lines.map((each, index) => ({ ...each, product: (first + index) % 3 })),
  }));

export const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
const returned = (each: Line): number =>
  sum(each.refunds.filter(({ hasFailed }) => !hasFailed).map(({ amount }) => amount));
const paidFor = ({ price, quantity, discount }: Line): number => price * quantity - discount;

export const begins = momentIn(timeZone, from, '00:00');
const dayOf = ({ at }: Past): string => addDays(from, Math.floor(at / 1440));

/** Order by order, as an accountant would. */
export function figuresSlowly(all: readonly Past[], day: string): StatisticsFigures {
  const result = { ...noFigures };
  for (const each of all) {
    if (dayOf(each) !== day) continue;
    if (each.state === 'CANCELED') result.cancelled += 1;
    if (each.state !== 'PAID') continue;
    const earlier = all.some(
      (other) => other.state === 'PAID' && other.customer === each.customer && other.at < each.at,
    );
    const back = sum(each.lines.map(returned)) + each.deliveryRefund;
    result.orders += 1;
    result.returningOrders += earlier ? 1 : 0;
    result.refunds += back;
    result.discounts += sum(each.lines.map(({ discount }) => discount));
    result.coupons += sum(each.lines.map(({ coupon }) => coupon));
    result.promotions += sum(each.lines.map(({ promotion }) => promotion));
    result.compensation += sum(each.lines.map(({ compensation }) => compensation));
    result.delivery += each.delivery - each.deliveryRefund;
    result.revenue += sum(each.lines.map(paidFor)) + each.delivery - back;
  }
  return result;
}

export function productsSlowly(all: readonly Past[]): { product: number; pieces: number; total: number }[] {
  const lines = all
    .filter((each) => each.state === 'PAID' && dayOf(each) >= from && dayOf(each) <= to)
    .flatMap((each) => each.lines);
  return [0, 1, 2]
    .map((product) => {
      const own = lines.filter((each) => each.product === product);
      const total = sum(own.map((each) => paidFor(each) - returned(each)));
      return { product, pieces: sum(own.map(({ quantity }) => quantity)), total };
    })
    .filter(({ pieces }) => pieces > 0);
}

export function cancellationsSlowly(all: readonly Past[]) {
  const own = all.filter((each) => each.state === 'CANCELED' && dayOf(each) >= from && dayOf(each) <= to);
  return [...new Set(own.map(({ reason }) => reason))].map((reason) => {
    const same = own.filter((each) => each.reason === reason);
    return {
      reason,
      orders: same.length,
      total: sum(same.map((each) => sum(each.lines.map(paidFor)) + each.delivery)),
    };
  });
}
