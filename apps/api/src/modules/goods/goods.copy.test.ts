import type { ChangedGoods, GoodsProduct, UndoneGoods } from '@vetka/domain/goods';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { createGoodsFiles } from '../../../test/goodsFiles.ts';
import {
  categories,
  productCategories,
  productCompositions,
  stemRecipeParts,
  stemRecipes,
  stems,
} from '../../platform/database/schema/index.ts';

const fixture = await createDeskFixture();
const { api, market } = fixture;
const files = createGoodsFiles(fixture);

let made = 0;
async function category(name: string) {
  made += 1;
  const slug = `copied-${crypto.randomUUID().slice(0, 8)}-${made}`;
  const [row] = await api.db.insert(categories).values({ slug, name }).returning();
  if (!row) throw new Error('The category was not inserted.');
  return row;
}

/** A shop with a product in one category, and the calls that copy and read it. */
async function opened(change: object = {}) {
  const shop = await files.opened();
  const main = await category('Розы');
  const { id } = await market.product(shop.shop, { title: 'Розы «Заря»', price: 300_000, ...change });
  await api.db.insert(productCategories).values({ productId: id, categoryId: main.id });
  const copy = () => shop.visitor.post<GoodsProduct>(`${shop.at}/products/${id}/copies`);
  return { ...shop, id, main, copy };
}

test('a copy is a draft with the description, the prices and the sizes of the product, and nothing that must differ', async () => {
  const { id, main, copy, product, visitor, at } = await opened({
    sku: 'R-1',
    seoTitle: 'Розы с доставкой',
    description: 'Собираем утром',
    careText: 'Меняйте воду',
    oldPrice: 350_000,
    costPrice: 120_000,
    productionMinutes: 45,
    widthMm: 300,
    heightMm: 500,
    weightGrams: 900,
    stock: 7,
  });
  await api.db.insert(productCompositions).values({ productId: id, name: 'Роза', quantity: 15, position: 0 });
  const edited = await visitor.put<GoodsProduct>(`${at}/products/${id}`, {
    version: 1,
    pack: { amount: 25, unit: 'шт' },
  });
  expect(edited.body.pack).toEqual({ amount: 25, unit: 'шт' });
  const { status, body } = await copy();
  expect([status, body.id === id]).toEqual([200, false]);
  expect(await product(body.id)).toMatchObject({
    title: 'Розы «Заря», копия',
    status: 'DRAFT',
    wasPublished: false,
    sku: '',
    seoTitle: '',
    description: 'Собираем утром',
    care: 'Меняйте воду',
    price: 300_000,
    oldPrice: 350_000,
    costPrice: 120_000,
    productionMinutes: 45,
    width: 30,
    height: 50,
    weight: 900,
    pack: { amount: 25, unit: 'шт' },
    stock: 0,
    family: '',
    composition: [{ name: 'Роза', quantity: 15 }],
    categories: [{ id: main.id }],
  });
  expect((await product(id)).sku, 'the product itself stays').toBe('R-1');
});

test('a copy takes the same stems, so its stock is counted at once, and a long name still fits', async () => {
  const { id, shop, copy } = await opened({ title: 'Р'.repeat(120) });
  const [rose] = await api.db.insert(stems).values({ serviceId: shop.id, name: 'Роза' }).returning();
  if (!rose) throw new Error('The stem was not inserted.');
  await api.db.insert(stemRecipes).values({ productId: id, serviceId: shop.id });
  await api.db.insert(stemRecipeParts).values({ productId: id, stemId: rose.id, quantity: 5, position: 0 });
  const { body } = await copy();
  expect(body.title).toBe(`${'Р'.repeat(113)}, копия`);
  const parts = await api.db.$count(stemRecipeParts);
  expect(parts, 'each of the two takes five roses').toBe(2);
});

test('many products move to another category, keep their further ones, and return', async () => {
  const { id, main, shop, at, visitor, product } = await opened();
  const further = await category('Подарки');
  const next = await category('Букеты');
  await api.db.insert(productCategories).values({ productId: id, categoryId: further.id, position: 1 });
  const without = await market.product(shop, { title: 'Без категории' });
  const archived = await market.product(shop, { title: 'Старый', status: 'ARCHIVED' });
  const change = (isDryRun: boolean) =>
    visitor.post<ChangedGoods>(`${at}/product-changes`, {
      ids: [id, without.id, archived.id],
      change: { kind: 'CATEGORY', categoryId: next.id },
      isDryRun,
    });
  const idsOf = async (productId: number) => (await product(productId)).categories.map((each) => each.id);
  const { body: tried } = await change(true);
  expect(tried.differences.map(({ title, category: words, problem }) => [title, words, problem])).toEqual([
    ['Розы «Заря»', { before: 'Розы', after: 'Букеты' }, ''],
    ['Без категории', { before: '', after: 'Букеты' }, ''],
    ['Старый', null, 'Товар в архиве. Верните его, чтобы изменить'],
  ]);
  expect(await idsOf(id), 'a dry run changes nothing').toEqual([main.id, further.id]);
  const { body: done } = await change(false);
  expect(done.differences).toEqual(tried.differences);
  expect([await idsOf(id), await idsOf(without.id)]).toEqual([[next.id, further.id], [next.id]]);
  const { body: again } = await change(false);
  expect(again.changeId, 'the second press has nothing to change').toBeNull();
  const undone = await visitor.post<UndoneGoods>(`${at}/product-changes/${done.changeId}/undo`);
  expect(undone.body).toEqual({ undone: 2, kept: 0 });
  expect([await idsOf(id), await idsOf(without.id)]).toEqual([[main.id, further.id], []]);
});

test('a category that does not exist changes nothing', async () => {
  const { id, main, at, visitor, product } = await opened();
  const { body } = await visitor.post<ChangedGoods>(`${at}/product-changes`, {
    ids: [id],
    change: { kind: 'CATEGORY', categoryId: 2_000_000_000 },
    isDryRun: false,
  });
  expect([body.changeId, body.differences[0]?.problem]).toEqual([null, 'Такой категории нет']);
  expect((await product(id)).categories.map((each) => each.id)).toEqual([main.id]);
});
