import type { Cart } from '@vetka/domain/cart';
import type { Product, ProductPage, ReturnRule } from '@vetka/domain/catalog';
import type { GoodsPage, GoodsProduct } from '@vetka/domain/goods';
import type { SellerCommission } from '@vetka/domain/ledger';
import type { ManagedCoupon } from '@vetka/domain/offer';
import type { Problem } from '@vetka/domain/problem';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGoodsFiles, rowsOf } from '../../../test/goodsFiles.ts';
import { createPromotionFixture } from '../../../test/promotionFixture.ts';
import { categories, commissionRules } from '../../platform/database/schema/index.ts';

const fixture = await createPromotionFixture();
const { api, market, line } = fixture;
const { opened } = createGoodsFiles(fixture);

const mark = crypto.randomUUID().slice(0, 8);
let made = 0;
async function category(name: string, more: { parentId?: number; returnRule?: ReturnRule } = {}) {
  const slug = `further-${mark}-${(made += 1)}`;
  const [row] = await api.db
    .insert(categories)
    .values({ slug, name: `${name} ${slug}`, ...more })
    .returning();
  if (!row) throw new Error('The category was not inserted.');
  return row;
}

/** A shop with a product on sale, and the calls that change and read it. */
async function withProduct() {
  const shop = await market.seller();
  const { visitor } = await line.employ(shop.id, 'OWNER');
  const at = `desk/${shop.service.slug}`;
  const product = await market.product(shop, { price: 200_000 });
  const path = `${at}/products/${product.id}`;
  const read = async () => (await visitor.get<GoodsProduct>(path)).body;
  const put = async (categoryIds: readonly number[]) => {
    const { version } = await read();
    return visitor.put<GoodsProduct & Problem>(path, { version, categoryIds });
  };
  const listed = async (query: string) =>
    (await visitor.get<GoodsPage>(`${at}/products?${query}`)).body.data.map(({ id }) => id);
  return { shop, visitor, at, product, put, read, listed };
}

test('a product is listed and counted in each of its categories, and its main one is the first', async () => {
  const { shop, product, put } = await withProduct();
  const top = await category('Подарки');
  const [main, inner, third] = [
    await category('Букеты'),
    await category('Наборы', { parentId: top.id }),
    await category('Розы'),
  ];
  await put([main.id, inner.id, third.id]);
  const visitor = api.visitor();
  const shown = async () =>
    (await visitor.get<Product>(`products/${product.slug}`)).body.categories.map(({ id }) => id);
  expect(await shown()).toEqual([main.id, inner.id, third.id]);
  const foundIn = async (path: string) => (await visitor.get<ProductPage>(path)).body.data.map(({ id }) => id);
  for (const { slug } of [main, inner, top, third]) {
    expect(await foundIn(`catalog/${slug}`)).toEqual([product.id]);
    expect(await foundIn(`services/${shop.service.slug}/products?category=${slug}`)).toEqual([product.id]);
  }
  await put([third.id, main.id]);
  expect(await shown()).toEqual([third.id, main.id]);
  expect(await foundIn(`catalog/${inner.slug}`)).toEqual([]);
});

test('a product has at most five further categories', async () => {
  const { put, read } = await withProduct();
  const ids = [];
  for (let count = 0; count < 7; count += 1) ids.push((await category('Повод')).id);
  expect((await put(ids.slice(0, 6))).status).toBe(200);
  const refused = await put(ids);
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['categoryIds']]);
  expect((await read()).categories.map(({ id }) => id)).toEqual(ids.slice(0, 6));
});

test('the table of goods and its export show one category with those inside it, also as a further one', async () => {
  const { shop, visitor, at, product, put, listed } = await withProduct();
  const other = await market.product(shop, { title: 'Открытка' });
  const top = await category('Цветы');
  const [inner, main] = [await category('Пионы', { parentId: top.id }), await category('Коробки')];
  await put([main.id, inner.id]);
  expect(await listed(`category=${main.id}`)).toEqual([product.id]);
  expect(await listed(`category=${inner.id}`)).toEqual([product.id]);
  expect(await listed(`category=${top.id}&filter=ON_SALE`)).toEqual([product.id]);
  expect(await listed(`category=${top.id}&filter=DRAFT`)).toEqual([]);
  expect(await listed('sort=new')).toEqual([other.id, product.id]);
  const { body } = await visitor.get<string>(`${at}/product-export?format=csv&category=${top.id}`);
  expect(body.split('\r\n').slice(1, -1)).toHaveLength(1);
  expect(body).toContain(`${main.name}; ${top.name} / ${inner.name}`);
});

test('the first category of a cell is the main one, and an export writes them in this order', async () => {
  const { visitor, at, start, apply, undo, list, product } = await opened();
  const [boxes, roses, gifts] = [await category('Коробки'), await category('Розы'), await category('Подарки')];
  const begun = await start(['Артикул;Название;Категория', `A;Букет;"${roses.name}; ${boxes.name}; ${roses.name}"`]);
  await apply(begun.id);
  const [row] = await list();
  const now = async () => (await product(row?.id ?? 0)).categories.map(({ id }) => id);
  expect(await now()).toEqual([roses.id, boxes.id]);
  expect(row?.categoryName).toBe(roses.name);
  const { body } = await visitor.get<string>(`${at}/product-export?format=csv`);
  expect(body).toContain(`"${roses.name}; ${boxes.name}"`);
  expect((await start(body.split('\r\n'))).counts).toMatchObject({ CHANGED: 0, UNCHANGED: 1 });

  const changing = await start(['Артикул;Категория', `A;"${gifts.name}; ${roses.name}"`]);
  await apply(changing.id);
  expect(await now()).toEqual([gifts.id, roses.id]);
  await undo(changing.id);
  expect(await now()).toEqual([roses.id, boxes.id]);

  const names: string[] = [];
  for (let count = 0; count < 7; count += 1) names.push((await category('Повод')).name);
  const wrong = await start(['Артикул;Категория', `A;"${names.join('; ')}"`]);
  expect(await rowsOf(visitor, at, wrong.id, 'WRONG')).toMatchObject([
    { problems: [['categories', 'Не больше 6 категорий']] },
  ]);
});

test('further categories change no price, discount, commission or return', { timeout: 60_000 }, async () => {
  const { shop, visitor, at, product, put } = await withProduct();
  const main = await category('Вазы', { returnRule: 'GIFTS' });
  const cheap = await category('Праздник');
  const strict = await category('Букеты', { returnRule: 'FLOWERS' });
  const [inside, plain] = [await category('8 Марта', { parentId: cheap.id }), await category('Разное')];
  const rated = await category('Сувениры');
  await api.db.insert(commissionRules).values([
    { categoryId: rated.id, rate: 100, taxRate: 2_200, startsAt: new Date(0) },
    { categoryId: strict.id, rate: 4_000, taxRate: 2_200, startsAt: new Date(0) },
  ]);
  const promotion = await fixture.create({ categoryIds: [cheap.id] });
  await put([inside.id, main.id]);
  expect((await fixture.ofOwner(shop.service.slug, visitor).join(promotion)).status).toBe(200);
  const coupon = await visitor.post<ManagedCoupon>(`${at}/coupons`, {
    code: `FURTHER${mark}`,
    name: '',
    kind: 'PERCENT',
    value: 10,
    maxDiscount: null,
    minTotal: 0,
    startsOn: null,
    endsOn: null,
    usageLimit: null,
    usagePerUser: 9,
    isCombinable: true,
    nickname: null,
    categoryIds: [cheap.id, rated.id],
    productIds: [],
    weekdays: [],
    firstOrder: null,
  });
  const customer = await market.customer();

  const terms = async () => {
    await fixture.tick();
    const { carts, totalAfterDiscount } = (await customer.get<Cart>('cart')).body;
    const { body: commission } = await visitor.get<SellerCommission>(`${at}/money/commission`);
    return {
      price: await fixture.priceOf(product),
      total: totalAfterDiscount,
      couponProblem: carts[0]?.couponProblem,
      returnRule: carts[0]?.items[0]?.product.returnRule,
      rates: commission.current.map(({ rule }) => rule?.rate),
    };
  };
  // The promo code is entered while it suits the product.
  const cart = await market.add(customer, product.id);
  await customer.post(`cart/${cart.carts[0]?.cartId ?? 0}/coupon`, { coupon: coupon.body.code });
  expect(await terms()).toMatchObject({ price: [180_000, 200_000], total: 162_000, couponProblem: undefined });

  await put([main.id]);
  const alone = await terms();
  expect(alone).toEqual({
    price: [200_000, null],
    total: 200_000,
    couponProblem: 'Промокод не действует на выбранные товары',
    returnRule: 'GIFTS',
    rates: [1_500],
  });
  const further = fc.subarray(
    [cheap, strict, inside, rated, plain].map(({ id }) => id),
    { minLength: 1 },
  );
  await fc.assert(
    fc.asyncProperty(further, async (ids) => {
      expect((await put([main.id, ...ids])).status).toBe(200);
      expect(await terms()).toEqual(alone);
    }),
    { numRuns: 6, endOnFailure: true },
  );
  // As the main one, each of them counts.
  await put([strict.id, main.id]);
  expect(await terms()).toMatchObject({ price: [200_000, null], returnRule: 'FLOWERS', rates: [4_000] });
  await put([rated.id, strict.id]);
  expect(await terms()).toMatchObject({ total: 180_000, returnRule: 'GIFTS', rates: [100] });
});
