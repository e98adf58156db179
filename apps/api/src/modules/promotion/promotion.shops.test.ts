import type { Cart } from '@vetka/domain/cart';
import type { Product } from '@vetka/domain/catalog';
import type { GoodsFamily } from '@vetka/domain/goods';
import type { Order } from '@vetka/domain/order';
import { expect, test } from 'vitest';
import { noticesOf } from '../../../test/deskFixture.ts';
import { createGoodsFiles } from '../../../test/goodsFiles.ts';
import { createPromotionFixture } from '../../../test/promotionFixture.ts';
import { categories, productCategories } from '../../platform/database/schema/index.ts';

const made = await createPromotionFixture();
const { api, market, line, create, edit, work, tick, propose, end, shopWithProduct, priceOf } = made;
const { opened } = createGoodsFiles(made);

const titlesOf = async (person: Parameters<typeof noticesOf>[0], name: string): Promise<string[]> =>
  (await noticesOf(person)).filter(({ title }) => title.includes(name)).map(({ title }) => title);
const proposed = (name: string) => `Акция «${name}»: участвуете?`;
const worse = (name: string) => `Условия акции «${name}» изменились`;

test('a promotion is proposed once to those who manage the goods of matching shops', async () => {
  const { shop, owner, product } = await shopWithProduct();
  const stranger = await shopWithProduct();
  const manager = await line.employ(shop.id, 'MANAGER');
  const seller = await line.employ(shop.id, 'SELLER');
  const [category] = await api.db.insert(categories).values({ slug: 'proposed', name: 'Пионы' }).returning();
  const categoryIds = [category?.id ?? 0];
  await api.db.insert(productCategories).values({ productId: product.id, categoryId: category?.id ?? 0 });
  const name = 'Пионы весны';
  const { id } = await create({ name, categoryIds });
  await edit(id, { name, categoryIds, value: 5 });
  expect(await titlesOf(owner, name)).toEqual([proposed(name)]);
  expect(await titlesOf(manager, name)).toEqual([proposed(name)]);
  expect([await titlesOf(seller, name), await titlesOf(stranger.owner, name)]).toEqual([[], []]);
  const [notice] = await noticesOf(owner);
  expect(notice).toMatchObject({ kind: 'SHOP_PROMOTION', path: `/my/shop/${shop.service.slug}/discounts` });
  expect(notice?.text).toContain('Скидка 10 %, 50 % от неё оплатит «Ветка»');
});

test('an open promotion is proposed once to shops that match later', async () => {
  const [asks, over, stopped] = ['Лето', 'Весна', 'Зима'];
  await create({ name: asks });
  await end((await create({ name: over })).id);
  await work((await create({ name: stopped })).id, false);
  const { owner } = await shopWithProduct();
  expect(await titlesOf(owner, asks)).toEqual([]);
  await propose();
  await propose();
  expect(await titlesOf(owner, asks)).toEqual([proposed(asks)]);
  expect([await titlesOf(owner, over), await titlesOf(owner, stopped)]).toEqual([[], []]);
});

test('a shop that has left a promotion is not asked again', async () => {
  const name = 'Ромашки';
  const promotion = await create({ name });
  const { owner, join, leave } = await shopWithProduct();
  await join(promotion);
  await leave(promotion.id);
  await propose();
  expect(await titlesOf(owner, name)).toEqual([]);
});

test('participating shops are notified of worse terms, and not of better ones', async () => {
  const { owner, join } = await shopWithProduct();
  const left = await shopWithProduct();
  const name = 'Неделя роз';
  const promotion = await create({ name });
  await join(promotion);
  await left.join(promotion);
  await left.leave(promotion.id);
  await edit(promotion.id, { name, value: 5 });
  expect(await titlesOf(owner, name)).toEqual([proposed(name)]);
  await edit(promotion.id, { name, value: 20 });
  expect(await titlesOf(owner, name)).toEqual([worse(name), proposed(name)]);
  expect(await titlesOf(left.owner, name)).toEqual([proposed(name)]);
  const again = await edit(promotion.id, { name, value: 30 });
  expect(await titlesOf(owner, name)).toEqual([worse(name), worse(name), proposed(name)]);
  await join(again.body);
  await edit(promotion.id, { name: `${name} и мая`, value: 30 });
  expect(await titlesOf(owner, `${name} и мая`)).toEqual([]);
});

test('terms that became worse while a promotion was stopped are announced when it resumes', async () => {
  const { owner, join } = await shopWithProduct();
  const name = 'Тюльпаны';
  const promotion = await create({ name });
  await join(promotion);
  await work(promotion.id, false);
  await edit(promotion.id, { name, value: 20 });
  expect(await titlesOf(owner, name)).toEqual([proposed(name)]);
  await work(promotion.id, true);
  expect(await titlesOf(owner, name)).toEqual([worse(name), proposed(name)]);
});

test('imported products and new sizes have the price of a running promotion at once', async () => {
  const { shop, visitor, at, start, apply, list } = await opened();
  const { join } = made.ofOwner(shop.service.slug, visitor);
  const first = await market.product(shop, { price: 200_000 });
  await join(await create());
  const begun = await start(['Название;Цена, ₽;Остаток, шт', 'Букет из файла;1000;7']);
  await apply(begun.id);
  const { body } = await visitor.post<GoodsFamily>(`${at}/products/${first.id}/sizes`, {
    label: '25 шт.',
    ownLabel: '15 шт.',
    price: 300_000,
  });
  const sizeId = body.sizes[1]?.product.id;
  const rows = await list();
  const pricesOf = (which: (row: (typeof rows)[number]) => boolean) => {
    const row = rows.find(which);
    return [row?.price, row?.todayPrice];
  };
  expect(pricesOf(({ title }) => title === 'Букет из файла')).toEqual([100_000, 90_000]);
  expect(pricesOf(({ id }) => id === sizeId)).toEqual([300_000, 270_000]);
});

test('buyers read the name of the promotion on the page, in the cart and in the order, and its new name', async () => {
  const { shop, product, join, leave } = await shopWithProduct();
  const promotion = await create({ name: 'Осень' });
  const nameOn = async () => (await api.visitor().get<Product>(`products/${product.slug}`)).body.promotion;
  expect(await nameOn()).toBeUndefined();
  await join(promotion);
  expect(await nameOn()).toBe('Осень');
  const buyer = await market.customer();
  const cart: Cart = await market.add(buyer, product.id);
  expect(cart.carts[0]?.items[0]?.product.promotion).toBe('Осень');
  const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop);
  const { body: order } = await market.order(buyer, market.bodyOf([wish], 210_000));
  await edit(promotion.id, { name: 'Золотая осень' });
  expect(await nameOn()).toBe('Золотая осень');
  await leave(promotion.id);
  await tick();
  expect([await nameOn(), await priceOf(product)]).toEqual([undefined, [200_000, null]]);
  const { body } = await buyer.get<Order>(`orders/${order.orderId}`);
  expect(body.orderServices[0]?.products[0]?.promotion).toBe('Золотая осень');
});
