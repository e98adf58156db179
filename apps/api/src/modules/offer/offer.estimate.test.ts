import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { makeCoupon } from '../../../test/shop.ts';
import {
  categories,
  orderDiscounts,
  orderProducts,
  orders,
  orderServices,
  productCategories,
  subscriptionHoldings,
  subscriptionPlans,
} from '../../platform/database/schema/index.ts';
import {
  day,
  type Past,
  past,
  couponRule,
  estimateSlowly,
  planRule,
  estimatePlanSlowly,
} from '../../../test/offerEstimateModel.ts';

const api = await startTestApp();
const { db } = api;
const market = createMarketFixture(api);
const line = createDeskLine(api);

const [peonies, vases] = await db
  .insert(categories)
  .values([
    { slug: 'peonies', name: 'Пионы' },
    { slug: 'vases', name: 'Вазы' },
  ])
  .returning();

/** Orders of one product each. @returns the products, in the order of the orders, and the current time */
async function insertPast(shop: Awaited<ReturnType<typeof market.seller>>, customers: readonly number[], all: Past[]) {
  const productIds: number[] = [];
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
    productIds.push(productId);
    // The others are only shown among peonies, too.
    const main = each.isPeony ? [] : [{ productId, categoryId: vases?.id ?? 0, position: 0 }];
    const shown = { productId, categoryId: peonies?.id ?? 0, position: each.isPeony ? 0 : 1 };
    await db.insert(productCategories).values([...main, shown]);
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
  return { productIds, now };
}

test('the cost of a plan over the last month is exact, for any terms and orders', async () => {
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

test('the cost of a promo code over the last month is exact, for any rule and orders', async () => {
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
        const { productIds, now } = await insertPast(shop, customers, all);
        for (const { goods, ...rule } of rules) {
          const terms = {
            ...rule,
            categoryIds: goods === 'PEONIES' ? [peonies?.id] : [],
            productIds: goods === 'NAMED' ? productIds.filter((_, index) => index % 2 === 0) : [],
          };
          const { body } = await owner.visitor.post(`desk/${shop.service.slug}/coupon-estimate`, terms);
          expect(body).toEqual(estimateSlowly(all, { goods, ...rule }, nicknames, now));
        }
      },
    ),
    { numRuns: 10 },
  );
});
