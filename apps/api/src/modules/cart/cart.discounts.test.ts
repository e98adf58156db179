import type { Cart } from '@vetka/domain/cart';
import type { Problem } from '@vetka/domain/problem';
import { inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeCoupon, makeProduct, makeService } from '../../../test/shop.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { coupons } from '../../platform/database/schema/coupon.ts';
import { subscriptionHoldings, subscriptionPlans } from '../../platform/database/schema/subscription.ts';

const api = await startTestApp();
const { db } = api;

const add = (visitor: Visitor, productId: number, quantity = 1) =>
  visitor.post<Cart>('cart/addToCart', { productId, quantity, isCartShop: false });

const withProduct = async (serviceValues = {}) => {
  const service = await makeService(db, serviceValues);
  const product = await makeProduct(db, service.id);
  const visitor = api.visitor();
  const { body } = await add(visitor, product.id, 2);
  const cartId = body.carts[0]?.cartId ?? 0;
  return {
    service,
    product,
    visitor,
    cartId,
    apply: (coupon: string) => visitor.post<Cart & Problem>(`cart/${cartId}/coupon`, { coupon }),
  };
};

test('PRD-07: a coupon reduces the total, and its code is case-insensitive', async () => {
  const { apply } = await withProduct();
  const coupon = await makeCoupon(db);
  const { status, body } = await apply(coupon.code.toLowerCase());
  expect(status, 'ACO-04: accepted').toBe(200);
  expect(body).toMatchObject({ selectedTotal: 200_000, totalAfterDiscount: 180_000 });
  const [discount] = body.carts[0]?.discounts ?? [];
  expect(discount?.sourceDetails, 'REC-18: the details of a coupon').toEqual({
    couponId: coupon.id,
    name: 'Весна',
    code: coupon.code,
  });
  expect(body.carts[0]?.discounts, 'REC-17: a discount has its reason and its source').toEqual([
    {
      discountType: 'coupon',
      productId: body.carts[0]?.items[0]?.product.id,
      spentAmount: 20_000,
      sourceId: coupon.id,
      sourceDetails: discount?.sourceDetails,
    },
  ]);
});

const day = 86_400_000;
test.each([
  ['Промокод больше не действует', { isActive: false }],
  ['Срок действия промокода истёк', { endsAt: new Date(Date.now() - day) }],
  ['Промокод ещё не действует', { startsAt: new Date(Date.now() + day) }],
  ['Промокод больше не действует', { usageLimit: 1, usedCount: 1 }],
  ['Минимальная сумма заказа 5\u00A0000\u00A0₽', { minTotal: 500_000 }],
])('«%s»', async (message, values) => {
  const { apply } = await withProduct();
  const { status, body } = await apply((await makeCoupon(db, values)).code);
  expect(status).toBe(422);
  expect(body.errors).toEqual({ coupon: [message] });
});

test('a coupon of another seller, of another person and an unknown one are distinguished only as far as allowed', async () => {
  const { apply } = await withProduct();
  const other = await makeService(db);
  const { user } = await api.signIn();
  const refusals = [
    await apply((await makeCoupon(db, { serviceId: other.id })).code),
    await apply((await makeCoupon(db, { userId: user.id })).code),
    await apply('НЕТ-ТАКОГО'),
  ];
  expect(refusals.map(({ body }) => body.errors?.coupon)).toEqual([
    ['Промокод действует в другом магазине'],
    ['Промокод не найден'],
    ['Промокод не найден'],
  ]);
});

test('an applied coupon is removed, and another can be applied', async () => {
  const { apply, visitor, cartId } = await withProduct();
  const [first, second] = [await makeCoupon(db), await makeCoupon(db)];
  await apply(first.code);
  const { status, body } = await visitor.delete<Cart>(`cart/${cartId}/coupon`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ carts: [{ coupon: null, discounts: [] }], totalAfterDiscount: 200_000 });
  expect((await apply(second.code)).body.carts[0]?.coupon?.code).toBe(second.code);
});

test.each([
  ['gives way to the guest’s when it has expired', true, false],
  ['stays while it discounts', false, false],
  ['stays when the guest’s has expired as well', true, true],
])('at sign-in the own coupon %s', async (_, hasExpired, hasTheirsExpired) => {
  const { apply, visitor: guest, service, product } = await withProduct();
  const [own, theirs] = [await makeCoupon(db), await makeCoupon(db)];
  await apply(theirs.code);
  const { visitor: atHome, user } = await api.signIn();
  const { body } = await add(atHome, product.id);
  await atHome.post(`cart/${body.carts[0]?.cartId}/coupon`, { coupon: own.code });
  const expired = [...(hasExpired ? [own.id] : []), ...(hasTheirsExpired ? [theirs.id] : [])];
  const endsAt = new Date(Date.now() - day);
  await db.update(coupons).set({ endsAt }).where(inArray(coupons.id, expired));
  await api.signIn(guest, user.phone);
  const isReplaced = hasExpired && !hasTheirsExpired;
  const [merged] = (await guest.get<Cart>('cart')).body.carts;
  expect(merged).toMatchObject({ service: { id: service.id }, coupon: { code: (isReplaced ? theirs : own).code } });
  expect(merged?.couponProblem === undefined).toBe(!hasTheirsExpired);
});

const subscribe = async (
  userId: number,
  serviceId: number,
  plan: { type: 'BASIC' | 'COST_PRICE'; percent: number },
) => {
  const [row] = await db
    .insert(subscriptionPlans)
    .values({ serviceId, name: 'Друзья', price: 49_000, period: 'MONTH', ...plan })
    .returning();
  await db.insert(subscriptionHoldings).values({
    planId: row?.id ?? 0,
    userId,
    serviceId,
    ...plan,
    startsAt: new Date(Date.now() - day),
    endsAt: new Date(Date.now() + day),
  });
};

test('a coupon that cannot be combined counts while the goods with a subscription price are not selected', async () => {
  const service = await makeService(db);
  const [plain, cheaper] = [
    await makeProduct(db, service.id),
    await makeProduct(db, service.id, { price: 50_000, costPrice: 30_000 }),
  ];
  const { visitor, user } = await api.signIn();
  await subscribe(user.id, service.id, { type: 'COST_PRICE', percent: 0 });
  await add(visitor, plain.id);
  const { body } = await add(visitor, cheaper.id);
  const cart = `cart/${body.carts[0]?.cartId}`;
  await visitor.post(`${cart}/product/${cheaper.id}/change`);
  const { code } = await makeCoupon(db, { isCombinable: false });
  const applied = await visitor.post<Cart>(`${cart}/coupon`, { coupon: code });
  expect(applied.status).toBe(200);
  expect(applied.body).toMatchObject({ selectedTotal: 100_000, totalAfterDiscount: 90_000 });
  const both = await visitor.post<Cart>(`${cart}/product/${cheaper.id}/change`);
  expect(both.body).toMatchObject({ selectedTotal: 150_000, totalAfterDiscount: 130_000 });
});

test('PRD-08: a subscription is deducted first, and some coupons cannot be combined with it', async () => {
  const service = await makeService(db);
  const product = await makeProduct(db, service.id);
  const { visitor, user } = await api.signIn();
  await subscribe(user.id, service.id, { type: 'BASIC', percent: 20 });
  const { body } = await add(visitor, product.id);
  expect(body.totalAfterDiscount).toBe(80_000);
  expect(body.carts[0]?.discounts[0], 'REC-19: the details of a subscription').toMatchObject({
    discountType: 'subscription',
    spentAmount: 20_000,
    sourceDetails: { subscriptionType: 'BASIC' },
  });
  const lonely = await makeCoupon(db, { isCombinable: false });
  const path = `cart/${body.carts[0]?.cartId}/coupon`;
  const refused = await visitor.post<Problem>(path, { coupon: lonely.code });
  expect(refused.body.errors).toEqual({ coupon: ['Промокод нельзя объединить с подпиской'] });
  const { body: both } = await visitor.post<Cart>(path, { coupon: (await makeCoupon(db)).code });
  expect(both.totalAfterDiscount).toBe(72_000);
});
