import type { Cart } from '@vetka/domain/cart';
import type { ProductPage } from '@vetka/domain/catalog';
import { addDays, dayIn, defaultTimeZone } from '@vetka/domain/date';
import type { GoodsProduct } from '@vetka/domain/goods';
import type { PromotionProducts } from '@vetka/domain/promotion';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createPromotionFixture, promotionTerms } from '../../../test/promotionFixture.ts';
import {
  categories,
  orderPromotions,
  productCategories,
  promotionConsents,
  promotionVersions,
} from '../../platform/database/schema/index.ts';

const made = await createPromotionFixture();
const { api, admin, market, create, edit, work, tick, begin, end, shopWithProduct, priceOf } = made;

const consentsOf = (serviceId: number) =>
  api.db
    .select()
    .from(promotionConsents)
    .where(eq(promotionConsents.serviceId, serviceId))
    .orderBy(promotionConsents.id);

describe('consent of a shop', () => {
  test("no price falls before a shop agrees, and the shop's own prices return once it leaves", async () => {
    const { product, join, leave, find } = await shopWithProduct();
    const promotion = await create();
    await tick();
    expect(await priceOf(product)).toEqual([200_000, null]);
    expect(await find(promotion.id)).toMatchObject({ state: 'RUNNING', goods: 1, consent: null });
    const joined = await join(promotion);
    expect(joined.body.consent).toMatchObject({ version: 1, isValid: true, productIds: null });
    expect(await priceOf(product)).toEqual([180_000, 200_000]);
    expect((await leave(promotion.id)).body.consent).toBeNull();
    expect(await priceOf(product)).toEqual([200_000, null]);
  });

  test('records who agreed to which terms, when and from where, and who withdrew it', async () => {
    const { shop, owner, join, leave } = await shopWithProduct();
    const promotion = await create();
    await join(promotion);
    await leave(promotion.id);
    const [consent] = await consentsOf(shop.id);
    expect(consent).toMatchObject({ version: 1, userId: owner.user.id, ip: owner.visitor.ip, leftById: owner.user.id });
    expect(consent?.leftAt).toBeInstanceOf(Date);
    const [terms] = await api.db
      .select()
      .from(promotionVersions)
      .where(eq(promotionVersions.promotionId, promotion.id));
    expect(terms).toMatchObject({ version: 1, terms: promotionTerms(), userId: admin.user.id });
  });

  test('covers only the chosen products, and a new choice replaces it', async () => {
    const { shop, product, join } = await shopWithProduct();
    const other = await market.product(shop, { price: 100_000 });
    const promotion = await create();
    await join(promotion, [other.id]);
    expect([await priceOf(product), await priceOf(other)]).toEqual([
      [200_000, null],
      [90_000, 100_000],
    ]);
    await join(promotion, [product.id]);
    expect([await priceOf(product), await priceOf(other)]).toEqual([
      [180_000, 200_000],
      [100_000, null],
    ]);
    expect((await consentsOf(shop.id)).map(({ leftAt }) => leftAt === null)).toEqual([false, true]);
  });

  test('ends when the terms become worse, and can be given again', async () => {
    const { product, join, find } = await shopWithProduct();
    const promotion = await create();
    await join(promotion);
    const worse = await edit(promotion.id, { value: 20 });
    expect(worse.body).toMatchObject({ version: 2, shops: 0, shopsToAsk: 1 });
    expect(await priceOf(product)).toEqual([200_000, null]);
    expect((await find(promotion.id))?.consent).toMatchObject({ version: 1, isValid: false });
    expect((await join(promotion)).body).toMatchObject({ statusCode: 409, code: 'promotion.other-terms' });
    await join(worse.body);
    expect(await priceOf(product)).toEqual([160_000, 200_000]);
  });

  test('stays when the terms become better, and the prices follow', async () => {
    const { product, join } = await shopWithProduct();
    const promotion = await create();
    await join(promotion);
    expect((await edit(promotion.id, { value: 5, platformPercent: 100 })).body).toMatchObject({ version: 2, shops: 1 });
    expect(await priceOf(product)).toEqual([190_000, 200_000]);
  });

  test('is refused for goods of another shop, for goods that do not suit, and after the end', async () => {
    const { product, join } = await shopWithProduct();
    const stranger = await shopWithProduct();
    const promotion = await create();
    const refused = await join(promotion, [product.id, stranger.product.id]);
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['productIds']]);
    expect(await priceOf(stranger.product)).toEqual([200_000, null]);
    await end(promotion.id);
    expect((await join(promotion)).body).toMatchObject({ statusCode: 409, code: 'promotion.ended' });
  });
});

describe('prices of a promotion', () => {
  test('are the same in the list, on the page, in the cart and in the order', async () => {
    const { shop, product, join } = await shopWithProduct();
    const promotion = await create();
    await join(promotion);
    const visitor = await market.customer();
    const { body: list } = await visitor.get<ProductPage>('products?sort=new&take=24');
    expect(list.data.find(({ id }) => id === product.id)).toMatchObject({ price: 180_000, oldPrice: 200_000 });
    expect(await priceOf(product)).toEqual([180_000, 200_000]);
    const cart = await market.add(visitor, product.id, 2);
    expect(cart).toMatchObject({ totalAfterDiscount: 360_000 });
    const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop);
    const { status, body } = await market.order(visitor, market.bodyOf([wish], 390_000));
    expect([status, body.total]).toEqual([200, 390_000]);
    const [line] = await api.db.select().from(orderPromotions).where(eq(orderPromotions.promotionId, promotion.id));
    expect(line).toMatchObject({ amount: 40_000, platformAmount: 20_000 });
  });

  test('end on time, and a slower customer is shown that the price has changed', async () => {
    const { shop, product, join } = await shopWithProduct();
    const promotion = await create();
    await join(promotion);
    await tick();
    const visitor = await market.customer();
    const cart = await market.add(visitor, product.id);
    await end(promotion.id);
    await tick();
    expect(await priceOf(product)).toEqual([200_000, null]);
    const [item] = (await visitor.get<Cart>('cart')).body.carts[0]?.items ?? [];
    expect(item).toMatchObject({ changedFrom: 180_000, totalAfterDiscount: 200_000 });
    const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop);
    const { status } = await market.order(visitor, market.bodyOf([wish], 210_000));
    expect(status).toBe(409);
  });

  test('start on time on their first day', async () => {
    const { product, join, find } = await shopWithProduct();
    const tomorrow = addDays(dayIn(defaultTimeZone), 1);
    const promotion = await create({ startsOn: tomorrow });
    await join(promotion);
    expect(await find(promotion.id)).toMatchObject({ state: 'UPCOMING' });
    expect(await priceOf(product)).toEqual([200_000, null]);
    await begin(promotion.id);
    await tick();
    expect(await priceOf(product)).toEqual([180_000, 200_000]);
  });

  test('are stopped and resumed by the administration', async () => {
    const { product, join, list } = await shopWithProduct();
    const promotion = await create();
    await join(promotion);
    expect((await work(promotion.id, false)).body).toMatchObject({ state: 'STOPPED' });
    expect(await priceOf(product)).toEqual([200_000, null]);
    expect((await list()).map(({ id }) => id)).not.toContain(promotion.id);
    await work(promotion.id, true);
    expect(await priceOf(product)).toEqual([180_000, 200_000]);
  });

  test('never go below the cost, and the best of several promotions counts', async () => {
    const { product, join } = await shopWithProduct({ costPrice: 150_000 });
    const [small, large] = [await create(), await create({ kind: 'AMOUNT', value: 90_000 })];
    await join(small);
    await join(large);
    expect(await priceOf(product)).toEqual([150_000, 200_000]);
    await work(large.id, false);
    expect(await priceOf(product)).toEqual([180_000, 200_000]);
  });

  test('apply to products whose main category is listed or below a listed one', async () => {
    const { shop, product, join, owner } = await shopWithProduct();
    const other = await market.product(shop, { price: 100_000 });
    const insert = async (parentId: number | null) => {
      const values = { slug: `promo-${Math.random()}`, name: 'Пионы', parentId };
      return (await api.db.insert(categories).values(values).returning())[0]?.id ?? 0;
    };
    const top = await insert(null);
    await api.db.insert(productCategories).values([
      { productId: product.id, categoryId: await insert(top), position: 0 },
      { productId: other.id, categoryId: await insert(null), position: 0 },
      { productId: other.id, categoryId: top, position: 1 },
    ]);
    const promotion = await create({ categoryIds: [top] });
    expect(promotion.categories).toEqual(['Пионы']);
    const goods = `desk/${shop.service.slug}/promotions/${promotion.id}/goods`;
    const { body } = await owner.visitor.get<PromotionProducts>(goods);
    expect(body.data).toMatchObject([{ id: product.id, price: 200_000, promotionPrice: 180_000 }]);
    expect((await join(promotion, [other.id])).status).toBe(422);
    await join(promotion);
    expect([await priceOf(product), await priceOf(other)]).toEqual([
      [180_000, 200_000],
      [100_000, null],
    ]);
  });

  test("follow the shop's own price when it is edited meanwhile, and never compound", async () => {
    const { shop, owner, product, join, leave } = await shopWithProduct({ oldPrice: 250_000 });
    const promotion = await create();
    await join(promotion);
    const at = `desk/${shop.service.slug}/products/${product.id}`;
    const read = async () => (await owner.visitor.get<GoodsProduct>(at)).body;
    expect(await read()).toMatchObject({ price: 200_000, oldPrice: 250_000, todayPrice: 180_000, isPromoted: true });
    await owner.visitor.post(`${at}/figures`, { price: 220_000 });
    expect(await read()).toMatchObject({ price: 220_000, oldPrice: 250_000, todayPrice: 198_000 });
    await owner.visitor.post(`${at}/figures`, { stock: 3 });
    expect(await priceOf(product)).toEqual([198_000, 220_000]);
    await leave(promotion.id);
    expect(await read()).toMatchObject({ price: 220_000, oldPrice: 250_000, todayPrice: null, isPromoted: false });
  });

  test('do not add up with «Сегодня дешевле»: the lower price counts', async () => {
    const shop = await made.shopWithStems();
    const owner = made.ofOwner(shop.shop.service.slug, shop.owner.visitor);
    const rose = await shop.stem(0);
    await shop.receive(rose.id, { quantity: 10, shelfLifeDays: 1 });
    const product = await shop.bouquet([[rose, 5]], { price: 200_000 });
    const fresh = (percent: number | null) =>
      shop.owner.visitor.put(`${shop.at}/stem-rules`, {
        whenOut: 'SOLD_OUT',
        fresh: percent === null ? null : { percent, hours: 30 },
      });
    const promotion = await create();
    await owner.join(promotion);
    expect(await priceOf(product)).toEqual([180_000, 200_000]);
    await fresh(20);
    expect(await priceOf(product)).toEqual([160_000, 200_000]);
    await fresh(5);
    expect(await priceOf(product)).toEqual([180_000, 200_000]);
    await owner.leave(promotion.id);
    expect(await priceOf(product)).toEqual([190_000, 200_000]);
    await fresh(null);
    expect(await priceOf(product)).toEqual([200_000, null]);
  });
});
