import { randomUUID } from 'node:crypto';
import type { Product, ReturnRule } from '@vetka/domain/catalog';
import { popularityPoints } from '@vetka/domain/ranking';
import type { Service } from '@vetka/domain/service';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { makeCoupon } from '../../../test/shop.ts';
import {
  categories,
  legalInfos,
  orders,
  productCategories,
  products,
  services,
} from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);

const read = async (slug: string) => (await api.visitor().get<Product>(`products/${slug}`)).body;

async function category(name: string, returnRule: ReturnRule | null, parentId: number | null = null): Promise<number> {
  const [row] = await api.db
    .insert(categories)
    .values({ slug: `razdel-${randomUUID()}`, name, returnRule, parentId })
    .returning({ id: categories.id });
  return row?.id ?? 0;
}

test('a product and its seller’s page show the requisites, and follow their changes at once', async () => {
  const seller = await market.seller();
  const { slug } = await market.product(seller);
  const details = {
    legalName: 'ИП Петрова А. С.',
    inn: '500100732259',
    ogrn: '',
    address: '',
    phone: '+74951234567',
    workingHours: '',
  };
  const shown = (await read(slug)).seller.details;
  expect(shown).toMatchObject(details);
  expect(Date.now() - Date.parse(shown.legalUpdatedAt ?? '')).toBeLessThan(60_000);
  expect((await api.visitor().get<Service>(`services/${seller.id}`)).body).toMatchObject(shown);
  const [own] = await api.db.select().from(services).where(eq(services.id, seller.id));
  const changed = { name: 'ИП Петрова-Водкина А. С.', updatedAt: new Date('2026-11-20T12:00:00.500Z') };
  await api.db
    .update(legalInfos)
    .set(changed)
    .where(eq(legalInfos.id, own?.legalInfoId ?? 0));
  expect((await read(slug)).seller.details).toMatchObject({
    legalName: changed.name,
    legalUpdatedAt: changed.updatedAt.toISOString(),
  });
});

test('the rule of a product’s main category says what may be given back', async () => {
  const seller = await market.seller();
  const flowers = await category('Цветы', 'FLOWERS');
  const roses = await category('Розы', null, flowers);
  const [cakes, toys, other] = [
    await category('Торты', 'FOOD'),
    await category('Игрушки', 'GIFTS'),
    await category('Разное', null),
  ];
  const ruleOf = async (...ids: number[]) => {
    const { id, slug } = await market.product(seller);
    await api.db
      .insert(productCategories)
      .values(ids.map((categoryId, position) => ({ productId: id, categoryId, position })));
    const { returnRule } = await read(slug);
    const cart = await market.add(await market.customer(), id);
    expect(cart.carts[0]?.items[0]?.product.returnRule).toBe(returnRule);
    return returnRule;
  };
  expect(await ruleOf(roses)).toBe('FLOWERS');
  expect(await ruleOf(cakes, toys)).toBe('FOOD');
  expect(await ruleOf(roses, toys, cakes)).toBe('FLOWERS');
  expect(await ruleOf(toys, roses, cakes)).toBe('GIFTS');
  expect(await ruleOf(toys)).toBe('GIFTS');
  expect(await ruleOf(other)).toBe('GIFTS');
});

test('popularity is counted from the points that the site explains, and from paid pieces alone', async () => {
  const { order, visitor, seller, product } = await market.ordered();
  await api.db
    .update(products)
    .set({ favoritesCount: 7, votesUp: 3, votesDown: 2, ratingCount: 4 })
    .where(eq(products.id, product.id));
  const counted = async () => {
    await api.app.jobs.run('catalog.popularity');
    const [row] = await api.db.select().from(products).where(eq(products.id, product.id));
    return [row?.soldCount, row?.popularity];
  };
  const { sold, favourite, review, voteUp, voteDown } = popularityPoints;
  const others = 7 * favourite + 4 * review + 3 * voteUp + 2 * voteDown;
  expect(await counted()).toEqual([0, others]);
  const bought = eq(orders.id, order.orderId);
  await api.db.update(orders).set({ paidAt: new Date() }).where(bought);
  expect(await counted()).toEqual([1, sold + others]);

  const { body: buyer } = await visitor.get<{ id: number }>('auth/user');
  const owned = (ownerId: number) => api.db.update(services).set({ ownerId }).where(eq(services.id, seller.id));
  await owned(buyer.id);
  expect(await counted()).toEqual([0, others]);
  await owned(seller.service.ownerId);
  const gift = await makeCoupon(api.db, { serviceId: seller.id, value: 100 });
  const reader = await market.customer();
  const cart = await market.add(reader, product.id, 5);
  const cartId = cart.carts[0]?.cartId ?? 0;
  await reader.post(`cart/${cartId}/coupon`, { coupon: gift.code });
  const pickup = { deliveryOptionId: seller.pickupId, deliveryTime: '09:00', address: null };
  const free = await market.order(reader, market.bodyOf([market.wish(cartId, seller, pickup)], 0));
  expect(free.status).toBe(200);
  expect(await counted()).toEqual([1, sold + others]);

  await api.db.update(orders).set({ paidAt: null }).where(bought);
  await visitor.post(`orders/${order.orderId}/services/${order.orderServices[0]?.orderServiceId}/cancel`);
  await api.db.update(orders).set({ paidAt: new Date() }).where(bought);
  expect(await counted()).toEqual([0, others]);
});
