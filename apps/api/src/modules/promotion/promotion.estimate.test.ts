import { promotionPrice, type PromotionEstimate, type PromotionTerms } from '@vetka/domain/promotion';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createPromotionFixture } from '../../../test/promotionFixture.ts';
import { orderProducts, orders, orderServices } from '../../platform/database/schema/index.ts';

const { api, create, market, shopWithProduct } = await createPromotionFixture();
const { db } = api;

interface Past {
  price: number;
  costPrice: number | null;
  quantity: number;
  isPaid: boolean;
  isRecent: boolean;
}

const past: fc.Arbitrary<Past> = fc
  .record({
    price: fc.integer({ min: 1, max: 500_000 }),
    cost: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    quantity: fc.integer({ min: 1, max: 5 }),
    isPaid: fc.constantFrom(true, true, true, false),
    isRecent: fc.constantFrom(true, true, true, false),
  })
  .map(({ cost, ...drawn }) => ({ ...drawn, costPrice: cost === null ? null : Math.floor(drawn.price * cost) }));

const terms: fc.Arbitrary<Partial<PromotionTerms>> = fc
  .record({
    kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    amount: fc.integer({ min: 1, max: 600_000 }),
    cap: fc.option(fc.integer({ min: 1, max: 50_000 })),
    platformPercent: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ kind, percent, amount, cap, platformPercent }) =>
    kind === 'PERCENT'
      ? { kind, value: percent, maxDiscount: cap, platformPercent }
      : { kind, value: amount, maxDiscount: null, platformPercent },
  );

type Shop = Awaited<ReturnType<typeof shopWithProduct>>;
const dayMs = 86_400_000;

async function insertPast({ shop, owner }: Shop, { isPaid, isRecent, price, costPrice, quantity }: Past) {
  const total = price * quantity;
  const at = new Date(Date.now() - (isRecent ? 2 : 40) * dayMs);
  const [order] = await db
    .insert(orders)
    .values({ userId: owner.user.id, itemsTotal: total, total, paidAt: isPaid ? at : null })
    .returning();
  const [part] = await db
    .insert(orderServices)
    .values({
      orderId: order?.id ?? 0,
      serviceId: shop.id,
      itemCount: quantity,
      itemsTotal: total,
      total,
      deliveryType: 'PICKUP',
    })
    .returning();
  const { id: productId, title, slug } = await market.product(shop, { price, costPrice });
  await db.insert(orderProducts).values({
    orderServiceId: part?.id ?? 0,
    productId,
    title,
    slug,
    price,
    quantity,
    totalBeforeDiscount: total,
    totalAfterDiscount: total,
  });
}

/** The same figure computed slowly, order by order, by the rule that lowers prices. */
function estimateSlowly(all: readonly Past[], promotion: PromotionTerms): PromotionEstimate {
  const bought = all.filter(({ isPaid, isRecent }) => isPaid && isRecent);
  const amounts = bought.map(
    ({ price, costPrice, quantity }) => (price - promotionPrice(price, costPrice, promotion)) * quantity,
  );
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    orders: amounts.filter((amount) => amount > 0).length,
    allOrders: bought.length,
    discount: sum(amounts),
    platformPays: sum(amounts.map((amount) => Math.floor((amount * promotion.platformPercent) / 100))),
  };
}

test('the cost of a promotion over the last month is exact, for any terms and orders', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(past, { minLength: 1, maxLength: 8 }),
      fc.array(terms, { minLength: 4, maxLength: 4 }),
      async (all, drawn) => {
        const shop = await shopWithProduct();
        for (const each of all) await insertPast(shop, each);
        for (const each of drawn) {
          const promotion = await create(each);
          const { body } = await shop.owner.visitor.post(
            `desk/${shop.shop.service.slug}/promotions/${promotion.id}/estimate`,
            { productIds: null },
          );
          expect(body).toEqual(estimateSlowly(all, promotion));
        }
      },
    ),
    { numRuns: 6 },
  );
});

test('an estimate of chosen products counts those alone', async () => {
  const shop = await shopWithProduct();
  await insertPast(shop, { price: 100_000, costPrice: null, quantity: 1, isPaid: true, isRecent: true });
  const promotion = await create();
  const estimate = (productIds: number[]) =>
    shop.owner.visitor.post<PromotionEstimate>(`desk/${shop.shop.service.slug}/promotions/${promotion.id}/estimate`, {
      productIds,
    });
  expect((await estimate([shop.product.id])).body).toEqual({ orders: 0, allOrders: 1, discount: 0, platformPays: 0 });
  const [line] = await db
    .select({ id: orderProducts.productId })
    .from(orderProducts)
    .innerJoin(orderServices, eq(orderServices.id, orderProducts.orderServiceId))
    .where(eq(orderServices.serviceId, shop.shop.id));
  expect((await estimate([line?.id ?? 0])).body).toMatchObject({ orders: 1, discount: 10_000, platformPays: 5_000 });
});
