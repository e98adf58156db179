import { addDays } from '@vetka/domain/date';
import { sumOfFigures, type Statistics } from '@vetka/domain/statistics';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { makeCoupon } from '../../../test/shop.ts';
import {
  cities,
  orderDiscounts,
  orderProducts,
  orderPromotions,
  orderRefundLines,
  orders,
  orderServices,
  payments,
  promotions,
  refunds,
  services,
} from '../../platform/database/schema/index.ts';
import { eq } from 'drizzle-orm';
import {
  timeZone,
  from,
  daysCount,
  to,
  minute,
  only,
  type Line,
  type Past,
  past,
  sum,
  begins,
  figuresSlowly,
  productsSlowly,
  cancellationsSlowly,
} from '../../../test/statisticsModel.ts';

const api = await startTestApp();
const { db } = api;
const market = createMarketFixture(api);
const line = createDeskLine(api);

const coupon = await makeCoupon(db);
const promotion = only(
  await db
    .insert(promotions)
    .values({
      name: 'Весна',
      kind: 'PERCENT',
      value: 10,
      platformPercent: 40,
      startsAt: new Date('2026-03-01'),
      endsAt: new Date('2026-04-01'),
    })
    .returning(),
);

/** What promo codes and promotions took off the lines. */
async function insertReductions(bought: readonly { id: number }[], lines: readonly Line[]) {
  for (const [index, each] of lines.entries()) {
    const orderProductId = bought[index]?.id ?? 0;
    if (each.coupon > 0) {
      await db
        .insert(orderDiscounts)
        .values({ orderProductId, type: 'COUPON', amount: each.coupon, couponId: coupon.id });
    }
    if (each.promotion > 0) {
      const amounts = { amount: each.promotion, platformAmount: each.compensation };
      await db.insert(orderPromotions).values({ orderProductId, promotionId: promotion.id, ...amounts });
    }
  }
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
  await insertReductions(bought, each.lines);
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
