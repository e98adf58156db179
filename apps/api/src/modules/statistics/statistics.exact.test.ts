import { addDays, momentIn } from '@vetka/domain/date';
import { noFigures, sumOfFigures, type Statistics, type StatisticsFigures } from '@vetka/domain/statistics';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import {
  cities,
  orderProducts,
  orderRefundLines,
  orders,
  orderServices,
  payments,
  refunds,
  services,
} from '../../platform/database/schema/index.ts';
import { eq } from 'drizzle-orm';

const api = await startTestApp();
const { db } = api;
const market = createMarketFixture(api);
const line = createDeskLine(api);

const timeZone = 'Asia/Vladivostok';
const from = '2026-03-01';
const daysCount = 10;
const to = addDays(from, daysCount - 1);
const minute = 60_000;

const only = <T>([row]: T[]): T => {
  if (!row) throw new Error('Nothing was inserted.');
  return row;
};

/** A line of an order: what it cost, what a discount took off, and what was refunded of it later. Kopecks. */
interface Line {
  product: number;
  price: number;
  quantity: number;
  discount: number;
  refunds: { amount: number; hasFailed: boolean }[];
}

/** An order as the model sees it. */
interface Past {
  customer: number;
  /** Minutes after the first day begins in the zone of the shop; also before the period and after it. */
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
    returned: fc.array(fc.record({ of: part, hasFailed: fc.boolean() }), { maxLength: 2 }),
  })
  .map(({ price, quantity, off, returned }) => {
    const discount = Math.floor(price * quantity * off);
    // Halves, so that two refunds never exceed what was paid.
    const most = (price * quantity - discount) / 2;
    const made = returned.map(({ of, hasFailed }) => ({ amount: Math.floor(most * of), hasFailed }));
    return { price, quantity, discount, refunds: made.filter(({ amount }) => amount > 0) };
  });

const past: fc.Arbitrary<Past> = fc
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

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
const returned = (each: Line): number =>
  sum(each.refunds.filter(({ hasFailed }) => !hasFailed).map(({ amount }) => amount));
const paidFor = ({ price, quantity, discount }: Line): number => price * quantity - discount;

const begins = momentIn(timeZone, from, '00:00');
const dayOf = ({ at }: Past): string => addDays(from, Math.floor(at / 1440));

/** Order after order, as an accountant would. */
function figuresSlowly(all: readonly Past[], day: string): StatisticsFigures {
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
    result.delivery += each.delivery - each.deliveryRefund;
    result.revenue += sum(each.lines.map(paidFor)) + each.delivery - back;
  }
  return result;
}

function productsSlowly(all: readonly Past[]): { product: number; pieces: number; total: number }[] {
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

function cancellationsSlowly(all: readonly Past[]) {
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

async function insert(serviceId: number, customers: readonly number[], products: readonly number[], each: Past) {
  const at = new Date(begins + each.at * minute);
  const before = sum(each.lines.map(({ price, quantity }) => price * quantity));
  const off = sum(each.lines.map(({ discount }) => discount));
  const total = before - off + each.delivery;
  const sums = { itemsTotal: before, discountTotal: off, total };
  const isPaid = each.state !== 'UNPAID' && each.state !== 'CANCELED_UNPAID';
  const paidAt = new Date(at.getTime() + 3 * minute);
  const cancelledAt = { CANCELED: 60, CANCELED_UNPAID: 1, CANCELED_BEFORE: 1, PAID: null, UNPAID: null }[each.state];
  const userId = customers[each.customer] ?? 0;
  const order = only(
    await db
      .insert(orders)
      .values({ userId, ...sums, deliveryTotal: each.delivery, createdAt: at, paidAt: isPaid ? paidAt : null })
      .returning(),
  );
  const placed = only(
    await db
      .insert(orderServices)
      .values({
        orderId: order.id,
        serviceId,
        itemCount: each.lines.length,
        ...sums,
        deliveryPrice: each.delivery,
        deliveryType: 'DELIVERY',
        createdAt: at,
        status: cancelledAt === null ? 'NEW' : 'CANCELED_BY_SELLER',
        cancelledAt: cancelledAt === null ? null : new Date(at.getTime() + cancelledAt * minute),
        cancelReason: cancelledAt === null ? null : each.reason,
      })
      .returning(),
  );
  const bought = await db
    .insert(orderProducts)
    .values(
      each.lines.map(({ product, price, quantity, discount }) => ({
        orderServiceId: placed.id,
        productId: products[product] ?? 0,
        title: 'Букет',
        slug: 'buket',
        price,
        quantity,
        totalBeforeDiscount: price * quantity,
        totalDiscount: discount,
        totalAfterDiscount: price * quantity - discount,
      })),
    )
    .returning();
  if (!isPaid || total === 0) return;
  const payment = only(
    await db
      .insert(payments)
      .values({ orderId: order.id, provider: 'T_BANK', state: 'CONFIRMED', amount: total })
      .returning(),
  );
  const refund = async (amount: number, orderProductId: number | null, hasFailed: boolean) => {
    const made = only(
      await db
        .insert(refunds)
        .values({
          paymentId: payment.id,
          orderServiceId: placed.id,
          amount,
          reason: 'Помялся',
          state: hasFailed ? 'FAILED' : 'DONE',
        })
        .returning(),
    );
    await db.insert(orderRefundLines).values({ refundId: made.id, orderProductId, amount });
  };
  if (each.deliveryRefund > 0) await refund(each.deliveryRefund, null, false);
  for (const [index, { refunds: made }] of each.lines.entries()) {
    for (const { amount, hasFailed } of made) await refund(amount, bought[index]?.id ?? 0, hasFailed);
  }
}

test('figures equal the sums over the orders to the kopeck, and days add up to the period', async () => {
  const people = [await api.signIn(), await api.signIn(), await api.signIn()];
  const customers = people.map(({ user }) => user.id);
  const city = only(
    await db
      .insert(cities)
      .values({ slug: 'vladivostok', name: 'Владивосток', region: 'Приморский край', lat: 43.1, lng: 131.9, timeZone })
      .returning(),
  );
  const distinctMoments = fc.uniqueArray(past, { minLength: 3, maxLength: 14, selector: ({ at }) => at });
  await fc.assert(
    fc.asyncProperty(distinctMoments, async (all) => {
      const shop = await market.seller();
      await db.update(services).set({ cityId: city.id }).where(eq(services.id, shop.id));
      const owner = await line.employ(shop.id, 'OWNER');
      const products = [await market.product(shop), await market.product(shop), await market.product(shop)];
      const ids = products.map(({ id }) => id);
      for (const each of all) await insert(shop.id, customers, ids, each);
      const path = `desk/${shop.service.slug}/statistics?from=${from}&to=${to}`;
      const { status, body } = await owner.visitor.get<Statistics>(path);
      expect(status).toBe(200);

      const { days, beforeFrom, beforeTo, before, cancellations } = body;
      expect(days.map(({ day }) => day)).toEqual(Array.from({ length: daysCount }, (_, index) => addDays(from, index)));
      expect(days).toEqual(days.map(({ day }) => ({ day, ...figuresSlowly(all, day) })));
      const daysBefore = Array.from({ length: daysCount }, (_, index) => addDays(beforeFrom, index));
      expect(daysBefore.at(-1)).toBe(beforeTo);
      expect(before).toEqual(sumOfFigures(daysBefore.map((day) => figuresSlowly(all, day))));

      const sold = body.products.map(({ id, pieces, total }) => ({ product: ids.indexOf(id), pieces, total }));
      expect(sold.toSorted((one, other) => one.product - other.product)).toEqual(productsSlowly(all));
      const { revenue, delivery } = sumOfFigures(days);
      expect(sum(sold.map(({ total }) => total)) + delivery).toBe(revenue);

      const reasons = cancellations.map(({ reason, orders: count, total }) => ({ reason, orders: count, total }));
      const slowly = cancellationsSlowly(all);
      expect(reasons).toHaveLength(slowly.length);
      expect(reasons).toEqual(expect.arrayContaining(slowly));
    }),
    { numRuns: 12 },
  );
});
