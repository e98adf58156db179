import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { makeCoupon } from '../../../test/shop.ts';
import {
  commissionRules,
  orderCommissions,
  orderProducts,
  orderRefundLines,
  productCategories,
  refunds,
} from '../../platform/database/schema/index.ts';
import { categories } from '../../platform/database/schema/catalog.ts';
import * as ledger from './ledger.posting.ts';

const { api, market, pay, accepted, opened, paymentsOf } = await createDeskFixture();
const { db } = api;

const only = <T>([row]: T[]): T => {
  if (row === undefined) throw new Error('There is no row.');
  return row;
};
const frozen = async (orderServiceId: number) =>
  only(
    await db
      .select({ commission: orderCommissions, paid: orderProducts.totalAfterDiscount })
      .from(orderCommissions)
      .innerJoin(orderProducts, eq(orderProducts.id, orderCommissions.orderProductId))
      .where(eq(orderProducts.orderServiceId, orderServiceId)),
  );
const rule = async (values: Partial<typeof commissionRules.$inferInsert>) =>
  only(
    await db
      .insert(commissionRules)
      .values({ rate: 1_000, taxRate: 0, ...values })
      .returning(),
  );
const category = async (parentId: number | null) => {
  const slug = `k${Math.random().toString(36).slice(2)}`;
  return only(await db.insert(categories).values({ slug, name: 'Вазы', parentId }).returning()).id;
};

test('the most specific rule applies: of the seller, of the main category or its nearest parent, or the base rule', async () => {
  const parent = await category(null);
  const child = await category(parent);
  const ofParent = await rule({ categoryId: parent, rate: 700 });
  const first = await opened();
  await db.insert(productCategories).values({ productId: first.product.id, categoryId: child });
  await pay(first.customer.visitor, first.orderId);
  expect((await frozen(first.id)).commission).toMatchObject({ ruleId: ofParent.id, rate: 700, amount: 17_500 });

  // The product is also shown in a category with another rate, which does not apply.
  const elsewhere = await category(null);
  await rule({ categoryId: elsewhere, rate: 3_000 });
  const ofChild = await rule({ categoryId: child, rate: 2_000 });
  const ended = await rule({ categoryId: child, rate: 100 });
  await db.update(commissionRules).set({ endedAt: new Date() }).where(eq(commissionRules.id, ended.id));
  const second = await opened();
  await db.insert(productCategories).values([
    { productId: second.product.id, categoryId: child, position: 0 },
    { productId: second.product.id, categoryId: elsewhere, position: 1 },
  ]);
  await pay(second.customer.visitor, second.orderId);
  expect((await frozen(second.id)).commission).toMatchObject({ ruleId: ofChild.id, amount: 50_000 });

  const third = await opened();
  await db.insert(productCategories).values({ productId: third.product.id, categoryId: child });
  const ofSeller = await rule({ serviceId: third.shop.id, rate: 100, minimum: 9_900 });
  await pay(third.customer.visitor, third.orderId);
  expect((await frozen(third.id)).commission).toMatchObject({ ruleId: ofSeller.id, amount: 9_900, tax: 0 });
});

test('a rule can be ended but never changed', async () => {
  const { id } = await rule({ rate: 1_200, endedAt: new Date() });
  const refusal = { cause: { message: 'commission_rules are ended, not changed' } };
  const change = db.update(commissionRules).set({ rate: 1 }).where(eq(commissionRules.id, id));
  await expect(change).rejects.toMatchObject(refusal);
  await expect(db.delete(commissionRules).where(eq(commissionRules.id, id))).rejects.toMatchObject(refusal);
});

test.each([
  ['of the marketplace is paid by it', false, 25_000],
  ['of the shop is paid by the shop', true, 0],
])('a promo code %s', async (_title, isOfShop, compensation) => {
  const shop = await market.seller();
  const product = await market.product(shop);
  const coupon = await makeCoupon(db, isOfShop ? { serviceId: shop.id } : {});
  const { visitor } = await api.signIn();
  const cart = await market.add(visitor, product.id);
  const cartId = cart.carts[0]?.cartId ?? 0;
  expect((await visitor.post(`cart/${cartId}/coupon`, { coupon: coupon.code })).status).toBe(200);
  const { body: order } = await market.order(visitor, market.bodyOf([market.wish(cartId, shop)], 255_000));
  await pay(visitor, order.orderId);
  const { paid, commission } = await frozen(order.orderServices[0]?.orderServiceId ?? 0);
  expect([paid, commission.compensation]).toEqual([225_000, compensation]);
  expect(commission.amount).toBe((225_000 + compensation) * 0.15);
});

const balancesOf = async (serviceId: number) => {
  const { rows } = await db.execute<{ account: string; amount: string }>(sql`
    select account, sum(amount) as amount from ledger_entries where service_id = ${serviceId}
    group by account having sum(amount) <> 0 order by account`);
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
};

test('a rule made after the sale changes neither the commission nor the amounts of a refund', async () => {
  const { id, orderId, shop, productId } = await accepted();
  const before = await frozen(id);
  await rule({ serviceId: shop.id, rate: 9_000 });
  const payment = only(await paymentsOf(orderId));
  const back = { paymentId: payment.id, orderServiceId: id, amount: 100_000, reason: 'Увял', state: 'DONE' } as const;
  const refund = only(await db.insert(refunds).values(back).returning());
  await db.insert(orderRefundLines).values({ refundId: refund.id, orderProductId: productId, amount: 100_000 });
  const had = (await balancesOf(shop.id))['SELLER_PENDING'] ?? 0;
  await db.transaction((tx) => ledger.refund(tx, refund.id));
  expect(await frozen(id)).toEqual(before);
  // 15 %, as at the sale.
  expect(await balancesOf(shop.id)).toEqual({ SELLER_PENDING: had - 85_000 });
});

test('a refund of money that was already paid out becomes a debt, which the next sale covers', async () => {
  const { id, orderId, shop, productId, customer } = await accepted();
  await db.transaction((tx) => ledger.release(tx, id));
  // As a payout does.
  await db.execute(sql`
    with paid as (insert into ledger_transactions (cause, key) values ('RELEASE', 'payout') returning id)
    insert into ledger_entries (transaction_id, account, service_id, amount)
    select id, 'SELLER_AVAILABLE', ${shop.id}::int, -200000 from paid union all select id, 'BANK', null, 200000 from paid`);
  expect(await balancesOf(shop.id)).toEqual({ SELLER_AVAILABLE: 42_500 });
  const payment = only(await paymentsOf(orderId));
  const back = { paymentId: payment.id, orderServiceId: id, amount: 100_000, reason: 'Увял', state: 'DONE' } as const;
  const refund = only(await db.insert(refunds).values(back).returning());
  await db.insert(orderRefundLines).values({ refundId: refund.id, orderProductId: productId, amount: 100_000 });
  await db.transaction((tx) => ledger.refund(tx, refund.id));
  expect(await balancesOf(shop.id)).toEqual({ SELLER_DEBT: -42_500 });

  const cart = await market.add(customer.visitor, (await market.product(shop)).id);
  const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop);
  const { body: next } = await market.order(customer.visitor, market.bodyOf([wish], 280_000));
  await pay(customer.visitor, next.orderId);
  await db.transaction((tx) => ledger.release(tx, next.orderServices[0]?.orderServiceId ?? 0));
  expect(await balancesOf(shop.id)).toEqual({ SELLER_AVAILABLE: 200_000 });
});
