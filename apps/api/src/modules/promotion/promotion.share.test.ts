import type { ManagedPromotion } from '@vetka/domain/promotion';
import type { Statistics } from '@vetka/domain/statistics';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createPromotionFixture } from '../../../test/promotionFixture.ts';
import { makeCoupon } from '../../../test/shop.ts';
import type { Visitor } from '../../../test/visitor.ts';
import {
  orderCommissions,
  orderProducts,
  promotionOwnPrices,
  subscriptionHoldings,
  subscriptionPlans,
} from '../../platform/database/schema/index.ts';

const { api, admin, market, pay, create, shopWithProduct, shopWithStems, ofOwner } = await createPromotionFixture();
const { db } = api;

type Shop = Awaited<ReturnType<typeof shopWithProduct>>;

const raise = async ({ shop, owner, product }: Shop, price: number) => {
  const { status } = await owner.visitor.post(`desk/${shop.service.slug}/products/${product.id}/figures`, { price });
  expect(status).toBe(200);
};
/** Buys one piece for `total`, picked up at the shop, and pays it. @returns what the marketplace adds */
async function buy({ shop, product }: Shop, visitor: Visitor, total: number, code?: string) {
  const cart = await market.add(visitor, product.id);
  const cartId = cart.carts[0]?.cartId ?? 0;
  const applied = code === undefined ? undefined : await visitor.post(`cart/${cartId}/coupon`, { coupon: code });
  expect(applied?.status ?? 200).toBe(200);
  const pickup = { deliveryOptionId: shop.pickupId, deliveryTime: '09:00', address: null };
  const { body: order } = await market.order(visitor, market.bodyOf([market.wish(cartId, shop, pickup)], total));
  expect(order).toMatchObject({ total });
  if (total > 0) await pay(visitor, order.orderId);
  const [line] = await db
    .select({ compensation: orderCommissions.compensation })
    .from(orderCommissions)
    .innerJoin(orderProducts, eq(orderProducts.id, orderCommissions.orderProductId))
    .where(eq(orderProducts.orderServiceId, order.orderServices[0]?.orderServiceId ?? 0));
  return line?.compensation;
}
const customer = async () => (await api.signIn()).visitor;
const giftOf = ({ shop }: Shop, value = 100) => makeCoupon(db, { serviceId: shop.id, value, usagePerUser: 9 });
const planOf = async (userId: number, percent: number) => {
  const values = { name: 'Ветка Плюс', type: 'BASIC', price: 0, period: 'MONTH', percent } as const;
  const [plan] = await db.insert(subscriptionPlans).values(values).returning();
  const [startsAt, endsAt] = [new Date(Date.now() - 1000), new Date(Date.now() + 1e9)];
  const held = { planId: plan?.id ?? 0, userId, type: 'BASIC', percent, startsAt, endsAt } as const;
  await db.insert(subscriptionHoldings).values(held);
};

test('an order that its shop gives away draws nothing from a promotion, and no figure says otherwise', async () => {
  const made = await shopWithProduct({ price: 764_000 });
  const promotion = await create({ value: 30 });
  await made.join(promotion);
  await raise(made, 99_900_000);
  const { code } = await giftOf(made);
  expect(await buy(made, await customer(), 0, code)).toBe(0);
  const { body } = await admin.visitor.get<{ data: ManagedPromotion[] }>('moderation/promotions');
  expect(body.data.find(({ id }) => id === promotion.id)).toMatchObject({ orders: 1, platformPays: 0 });
  const { body: seen } = await made.owner.visitor.get<Statistics>(`desk/${made.shop.service.slug}/statistics`);
  expect(JSON.stringify(seen)).not.toMatch(/"compensation":[1-9]/);
});

test('a price raised for a promotion does not raise the part of the marketplace, before the consent or after it', async () => {
  const after = await shopWithProduct({ price: 764_000 });
  const promotion = await create({ value: 30 });
  await after.join(promotion);
  await raise(after, 1_000_000);
  expect(await buy(after, await customer(), 700_000)).toBe(114_600);

  const before = await shopWithProduct({ price: 764_000 });
  await raise(before, 1_000_000);
  await before.join(promotion);
  expect(await buy(before, await customer(), 700_000)).toBe(114_600);

  // A month later the price is its own.
  const monthAgo = new Date(Date.now() - 31 * 86_400_000);
  await db
    .update(promotionOwnPrices)
    .set({ seenAt: monthAgo })
    .where(eq(promotionOwnPrices.productId, before.product.id));
  await before.leave(promotion.id);
  await before.join(promotion);
  expect(await buy(before, await customer(), 700_000)).toBe(150_000);
});

test('a lower price is shared by the marketplace from itself, and «Сегодня дешевле» is not the own price', async () => {
  const made = await shopWithProduct({ price: 1_000_000 });
  const promotion = await create({ value: 30 });
  await made.join(promotion);
  await raise(made, 500_000);
  expect(await buy(made, await customer(), 350_000)).toBe(75_000);

  const stems = await shopWithStems();
  const rose = await stems.stem(0);
  await stems.receive(rose.id, { quantity: 10, shelfLifeDays: 1 });
  const product = await stems.bouquet([[rose, 5]], { price: 200_000 });
  const fresh = { whenOut: 'SOLD_OUT', fresh: { percent: 20, hours: 30 } };
  await stems.owner.visitor.put(`${stems.at}/stem-rules`, fresh);
  const shop = ofOwner(stems.shop.service.slug, stems.owner.visitor);
  await shop.join(promotion);
  // From 1600 ₽ to 1400 ₽.
  expect(await buy({ ...made, shop: stems.shop, product }, await customer(), 140_000)).toBe(10_000);
});

test('people who buy from their own shop draw nothing, neither by a promotion nor by a plan', async () => {
  const made = await shopWithProduct({ price: 200_000 });
  await made.join(await create());
  await planOf(made.owner.user.id, 10);
  expect(await buy(made, made.owner.visitor, 162_000)).toBe(0);
});

test('a plan or code of the marketplace adds only for the part that is paid, and all of it beside no other discount', async () => {
  const made = await shopWithProduct({ price: 200_000 });
  const holder = await api.signIn();
  await planOf(holder.user.id, 10);
  const half = await giftOf(made, 50);
  // 20 000 by the plan, 90 000 by the shop, 90 000 paid.
  expect(await buy(made, holder.visitor, 90_000, half.code)).toBe(10_000);
  const all = await giftOf(made);
  expect(await buy(made, holder.visitor, 0, all.code)).toBe(0);
  expect(await buy(made, holder.visitor, 180_000)).toBe(20_000);
  const gift = await makeCoupon(db, { value: 100 });
  expect(await buy(made, await customer(), 0, gift.code)).toBe(200_000);
});
