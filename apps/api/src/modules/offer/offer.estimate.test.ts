import { couponDiscount } from '@vetka/domain/coupon';
import { memberPrice } from '@vetka/domain/cart';
import { planFee, type CouponEstimate, type CouponRule, type PlanEstimate, type PlanRule } from '@vetka/domain/offer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { makeCoupon } from '../../../test/shop.ts';
import {
  orderDiscounts,
  orderProducts,
  orders,
  orderServices,
  subscriptionHoldings,
  subscriptionPlans,
} from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const { db } = api;
const market = createMarketFixture(api);
const line = createDeskLine(api);
const day = 86_400_000;

/** A past order of one product, as the model sees it. Sums are kopecks. */
interface Past {
  customer: number;
  daysAgo: number;
  price: number;
  quantity: number;
  costPrice: number | null;
  subscription: number;
  coupon: number;
  isPaid: boolean;
  isCanceled: boolean;
}

const past: fc.Arbitrary<Past> = fc
  .record({
    customer: fc.integer({ min: 0, max: 2 }),
    daysAgo: fc.integer({ min: 0, max: 40 }).filter((days) => days !== 30),
    price: fc.integer({ min: 1000, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    cost: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    subscriptionPart: fc.constantFrom(0, 0, 0.1, 1),
    hasCoupon: fc.constantFrom(false, false, false, true),
    isPaid: fc.constantFrom(true, true, true, false),
    isCanceled: fc.constantFrom(false, false, false, true),
  })
  .map(({ cost, subscriptionPart, hasCoupon, ...drawn }) => {
    const before = drawn.price * drawn.quantity;
    const subscription = Math.floor(before * subscriptionPart);
    return {
      ...drawn,
      costPrice: cost === null ? null : Math.floor(drawn.price * cost),
      subscription,
      coupon: hasCoupon ? Math.min(777, before - subscription) : 0,
    };
  });

const couponRule = (nicknames: readonly string[]): fc.Arbitrary<CouponRule> =>
  fc
    .record({
      kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.integer({ min: 1, max: 900_000 }),
      cap: fc.option(fc.integer({ min: 1, max: 50_000 })),
      minTotal: fc.integer({ min: 0, max: 600_000 }),
      usageLimit: fc.option(fc.integer({ min: 1, max: 6 })),
      usagePerUser: fc.integer({ min: 1, max: 4 }),
      isCombinable: fc.boolean(),
      nickname: fc.option(fc.constantFrom(...nicknames), { freq: 3 }),
    })
    .map(({ percent, amount, cap, ...drawn }) =>
      drawn.kind === 'PERCENT'
        ? { ...drawn, value: percent, maxDiscount: cap }
        : { ...drawn, value: amount, maxDiscount: null },
    );

/** The same question answered slowly: order after order, as a cashier would. */
function estimateSlowly(all: readonly Past[], terms: CouponRule, nicknames: readonly string[]): CouponEstimate {
  const bought = all.filter((each) => each.isPaid && !each.isCanceled && each.daysAgo < 30);
  const uses = new Map<number, number>();
  const result: CouponEstimate = {
    orders: 0,
    allOrders: bought.length,
    discount: 0,
    revenue: 0,
    ordersWithCost: 0,
    left: 0,
  };
  for (const each of bought.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const total = each.price * each.quantity - each.subscription;
    const own = uses.get(each.customer) ?? 0;
    if (each.coupon > 0 || total < terms.minTotal) continue;
    if (each.subscription > 0 && !terms.isCombinable) continue;
    if (terms.nickname !== null && nicknames[each.customer] !== terms.nickname) continue;
    if (own >= terms.usagePerUser || (terms.usageLimit !== null && result.orders >= terms.usageLimit)) continue;
    uses.set(each.customer, own + 1);
    const discount = couponDiscount(terms, total);
    expect(discount).toBeGreaterThanOrEqual(0);
    expect(discount).toBeLessThanOrEqual(total);
    result.orders += 1;
    result.discount += discount;
    result.revenue += total - discount;
    if (each.costPrice === null) continue;
    result.ordersWithCost += 1;
    result.left += total - discount - each.costPrice * each.quantity;
  }
  return result;
}

const planRule: fc.Arbitrary<PlanRule> = fc
  .record({
    type: fc.constantFrom('BASIC' as const, 'CORPORATE' as const, 'COST_PRICE' as const),
    period: fc.constantFrom('DAY' as const, 'MONTH' as const, 'YEAR' as const),
    price: fc.integer({ min: 1000, max: 200_000 }),
    percent: fc.integer({ min: 1, max: 100 }),
  })
  .map((drawn) => ({ ...drawn, percent: drawn.type === 'COST_PRICE' ? 0 : drawn.percent }));

/** Customer after customer, by the price that the cart computes. Every order is of another day. */
function estimatePlanSlowly(all: readonly Past[], rule: PlanRule): PlanEstimate {
  const bought = all.filter((each) => each.isPaid && !each.isCanceled && each.daysAgo < 30);
  const result: PlanEstimate = { buyers: 0, customers: 0, discount: 0, fees: 0 };
  for (const customer of new Set(bought.map((each) => each.customer))) {
    const own = bought.filter((each) => each.customer === customer);
    const saved = own.map(({ price, quantity, costPrice, subscription, coupon }) => {
      const piece = memberPrice(price, costPrice, rule);
      expect(piece).toBeGreaterThanOrEqual(0);
      return Math.max(0, price * quantity - subscription - coupon - piece * quantity);
    });
    const saving = saved.reduce((sum, each) => sum + each, 0);
    const fee = planFee(rule, own.length);
    result.customers += 1;
    if (saving <= fee) continue;
    result.buyers += 1;
    result.discount += saving;
    result.fees += fee;
  }
  return result;
}

async function insertPast(shop: Awaited<ReturnType<typeof market.seller>>, customers: readonly number[], all: Past[]) {
  const [plan] = await db
    .insert(subscriptionPlans)
    .values({ serviceId: shop.id, type: 'BASIC', name: 'Друзья', price: 19_900, period: 'MONTH', percent: 10 })
    .returning();
  const other = await makeCoupon(db);
  // One moment for all: the days stay distinct also when midnight passes meanwhile.
  const now = Date.now();
  for (const each of all) {
    const userId = customers[each.customer] ?? 0;
    const [before, off] = [each.price * each.quantity, each.subscription + each.coupon];
    const at = new Date(now - each.daysAgo * day);
    const sums = { itemsTotal: before, discountTotal: off, total: before - off };
    const [order] = await db
      .insert(orders)
      .values({ userId, ...sums, paidAt: each.isPaid ? at : null })
      .returning();
    const [part] = await db
      .insert(orderServices)
      .values({
        orderId: order?.id ?? 0,
        serviceId: shop.id,
        itemCount: each.quantity,
        ...sums,
        deliveryType: 'PICKUP',
        deliveryOptionId: shop.pickupId,
        cancelledAt: each.isCanceled ? at : null,
      } as typeof orderServices.$inferInsert)
      .returning();
    const { id: productId, title, slug } = await market.product(shop, { price: each.price, costPrice: each.costPrice });
    const [bought] = await db
      .insert(orderProducts)
      .values({
        orderServiceId: part?.id ?? 0,
        productId,
        title,
        slug,
        price: each.price,
        quantity: each.quantity,
        totalBeforeDiscount: before,
        totalDiscount: off,
        totalAfterDiscount: before - off,
      })
      .returning();
    const orderProductId = bought?.id ?? 0;
    if (each.subscription > 0) {
      const [held] = await db
        .insert(subscriptionHoldings)
        .values({ planId: plan?.id ?? 0, userId, serviceId: shop.id, type: 'BASIC', percent: 10 })
        .returning();
      await db
        .insert(orderDiscounts)
        .values({ orderProductId, type: 'SUBSCRIPTION', amount: each.subscription, holdingId: held?.id ?? 0 });
    }
    if (each.coupon > 0) {
      await db
        .insert(orderDiscounts)
        .values({ orderProductId, type: 'COUPON', amount: each.coupon, couponId: other.id });
    }
  }
}

test('what a plan would have cost over the last month is exact, whatever its terms and the orders', async () => {
  const people = [await api.signIn(), await api.signIn(), await api.signIn()];
  const customers = people.map(({ user }) => user.id);
  const distinctDays = fc.uniqueArray(past, { minLength: 4, maxLength: 14, selector: ({ daysAgo }) => daysAgo });
  await fc.assert(
    fc.asyncProperty(distinctDays, fc.array(planRule, { minLength: 6, maxLength: 6 }), async (all, plans) => {
      const shop = await market.seller();
      const owner = await line.employ(shop.id, 'OWNER');
      await insertPast(shop, customers, all);
      for (const terms of plans) {
        const { body } = await owner.visitor.post(`desk/${shop.service.slug}/plan-estimate`, terms);
        expect(body).toEqual(estimatePlanSlowly(all, terms));
      }
    }),
    { numRuns: 8 },
  );
});

test('the cost of a promo code over the last month is exact, whatever its rule and the orders', async () => {
  const people = [await api.signIn(), await api.signIn(), await api.signIn()];
  const customers = people.map(({ user }) => user.id);
  const nicknames = people.map(({ user }) => user.nickname);
  const distinctDays = fc.uniqueArray(past, { minLength: 4, maxLength: 14, selector: ({ daysAgo }) => daysAgo });
  await fc.assert(
    fc.asyncProperty(
      distinctDays,
      fc.array(couponRule(nicknames), { minLength: 6, maxLength: 6 }),
      async (all, rules) => {
        const shop = await market.seller();
        const owner = await line.employ(shop.id, 'OWNER');
        await insertPast(shop, customers, all);
        for (const terms of rules) {
          const { body } = await owner.visitor.post(`desk/${shop.service.slug}/coupon-estimate`, terms);
          expect(body).toEqual(estimateSlowly(all, terms, nicknames));
        }
      },
    ),
    { numRuns: 10 },
  );
});
