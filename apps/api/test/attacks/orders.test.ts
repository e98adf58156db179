import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { couponRedemptions, coupons, products, refunds } from '../../src/platform/database/schema/index.ts';
import { createDeskFixture, statusesOf } from '../deskFixture.ts';
import { makeCoupon } from '../shop.ts';

const { api, market, accepted, paid, soonReturned } = await createDeskFixture();
const { db } = api;

const crowd = 20;
const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const only = <T extends { status: number }>(status: number, of: readonly T[]): T[] =>
  of.filter((each) => each.status === status);

/** A person with one piece in the cart, and the body of their order. */
async function buyerOf(seller: Awaited<ReturnType<typeof market.seller>>, productId: number, coupon?: string) {
  const visitor = await market.customer();
  const { carts } = await market.add(visitor, productId);
  const cartId = carts[0]?.cartId ?? 0;
  if (coupon) await visitor.post(`cart/${cartId}/coupon`, { coupon });
  const total = coupon ? 255_000 : 280_000;
  return { visitor, body: market.bodyOf([market.wish(cartId, seller)], total) };
}

test('of twenty people who order with a coupon of one use at once, one gets it', async () => {
  const seller = await market.seller();
  const { id } = await market.product(seller, { stock: 50 });
  const coupon = await makeCoupon(db, { usageLimit: 1 });
  const buyers = await times(crowd, () => buyerOf(seller, id, coupon.code));
  const answers = await Promise.all(buyers.map(({ visitor, body }) => market.order(visitor, body)));
  expect(only(200, answers)).toHaveLength(1);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect(await db.select().from(couponRedemptions).where(eq(couponRedemptions.couponId, coupon.id))).toHaveLength(1);
  expect(await db.select().from(coupons).where(eq(coupons.id, coupon.id))).toMatchObject([{ usedCount: 1 }]);
});

test('of twenty people who order the last piece at once, one gets it and the stock never goes below zero', async () => {
  const seller = await market.seller();
  const { id } = await market.product(seller, { stock: 1 });
  const buyers = await times(crowd, () => buyerOf(seller, id));
  const answers = await Promise.all(buyers.map(({ visitor, body }) => market.order(visitor, body)));
  expect(statusesOf(answers)).toEqual([200, ...Array<number>(crowd - 1).fill(422)]);
  expect(await db.select().from(products).where(eq(products.id, id))).toMatchObject([{ stock: 0 }]);
});

test('one cart that is ordered twenty times at once, each with a key of its own, is one order', async () => {
  const seller = await market.seller();
  const { id } = await market.product(seller);
  const { visitor, body } = await buyerOf(seller, id);
  const answers = await times(crowd, () => market.order(visitor, body));
  expect(only(200, answers)).toHaveLength(1);
  expect(answers.every(({ status }) => status < 500)).toBe(true);
  expect(await db.select().from(products).where(eq(products.id, id))).toMatchObject([{ stock: 9 }]);
});

test('one request that is sent twenty times at once makes one order, and each answer shows it', async () => {
  const seller = await market.seller();
  const { id } = await market.product(seller);
  const { visitor, body } = await buyerOf(seller, id);
  const key = randomUUID();
  const answers = await times(crowd, () => market.order(visitor, body, key));
  expect(new Set(only(200, answers).map((answer) => answer.body.orderId)).size).toBe(1);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await db.select().from(products).where(eq(products.id, id))).toMatchObject([{ stock: 9 }]);
});

test('a paid order that its customer cancels ten times at once is refunded and put back once', async () => {
  const { customer, orderId, id, product } = await paid();
  const answers = await times(10, () => customer.visitor.post(`orders/${orderId}/services/${id}/cancel`));
  expect(only(200, answers).length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  await soonReturned(customer.visitor, orderId, 'REFUNDED');
  const returned = await db.select().from(refunds).where(eq(refunds.orderServiceId, id));
  expect(returned.map(({ amount }) => amount)).toEqual([280_000]);
  expect(await db.select().from(products).where(eq(products.id, product.id))).toMatchObject([{ stock: 10 }]);
});

test('ten refunds of a line at once, each with an id of its own, never return more than was paid for it', async () => {
  const { refund, bodyOf, id } = await accepted();
  const answers = await times(10, () => refund(bodyOf(100_000)));
  expect(only(200, answers)).toHaveLength(2);
  const returned = await db.select().from(refunds).where(eq(refunds.orderServiceId, id));
  expect(returned.reduce((sum, { amount }) => sum + amount, 0)).toBe(200_000);
});

test('a refund and a cancellation by both sides at once return what was paid, once', async () => {
  const { refund, bodyOf, id, customer, orderId, owner, slug } = await accepted();
  const cancel = { stepId: randomUUID(), step: 'CANCEL', from: 'ASSEMBLING', reason: 'Нет цветов' };
  await Promise.all([
    refund(bodyOf(100_000)),
    owner.visitor.post(`desk/${slug}/orders/${id}/steps`, cancel),
    customer.visitor.post(`orders/${orderId}/services/${id}/cancel`),
  ]);
  await soonReturned(customer.visitor, orderId, 'REFUNDED');
  const returned = await db.select().from(refunds).where(eq(refunds.orderServiceId, id));
  expect(returned.reduce((sum, { amount }) => sum + amount, 0)).toBe(280_000);
});
