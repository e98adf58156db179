import type { Product } from '@vetka/domain/catalog';
import type { GoodsFamily, GoodsProduct } from '@vetka/domain/goods';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { createGoodsFiles } from '../../../test/goodsFiles.ts';
import { productCompositions, productFamilies, products } from '../../platform/database/schema/index.ts';

const fixture = await createDeskFixture();
const { api, market } = fixture;
const files = createGoodsFiles(fixture);

async function opened(change: object = {}) {
  const shop = await files.opened();
  const { id, slug } = await market.product(shop.shop, { title: 'Пионы, 15 шт.', price: 300_000, ...change });
  const at = (productId: number) => `${shop.at}/products/${productId}/sizes`;
  const sizes = async () => (await shop.visitor.get<GoodsFamily>(at(id))).body.sizes;
  const labels = async () => (await sizes()).map(({ label }) => label);
  const add = <T = GoodsFamily>(label: string, ownLabel?: string) =>
    shop.visitor.post<T>(at(id), { label, price: 500_000, ...(ownLabel && { ownLabel }) });
  const arrange = <T = GoodsFamily>(arranged: object[]) => shop.visitor.put<T>(at(id), { sizes: arranged });
  return { ...shop, id, slug, sizes, labels, add, arrange };
}

test('a new size starts as a copy of the product with its own price, and requires a label of the first one', async () => {
  const { id, visitor, at, add, product, sizes } = await opened({ careText: 'Меняйте воду', sku: 'P-15', stock: 4 });
  await api.db.insert(productCompositions).values({ productId: id, name: 'Пион', quantity: 15, position: 0 });
  const refused = await add<Problem>('25 шт.');
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['ownLabel']]);
  expect((await add('25 шт.', '15 шт.')).status).toBe(200);
  const [first, second] = await sizes();
  expect([first?.label, first?.product.id, second?.label]).toEqual(['15 шт.', id, '25 шт.']);
  expect(await product(second?.product.id ?? 0)).toMatchObject({
    title: 'Пионы, 25 шт.',
    status: 'DRAFT',
    price: 500_000,
    care: 'Меняйте воду',
    sku: '',
    stock: 0,
    composition: [{ name: 'Пион', quantity: 15 }],
  });
  const recipe = await visitor.get(`${at}/products/${second?.product.id}/recipe`);
  expect(recipe.body).toMatchObject({ parts: [] });
});

test('shoppers choose among the published sizes in the order of the shop', async () => {
  const { shop, id, slug, arrange } = await opened();
  const big = await market.product(shop, { title: 'Пионы, много', price: 900_000 });
  const draft = await market.product(shop, { title: 'Пионы, черновик', status: 'DRAFT' });
  await arrange([
    { id: big.id, label: '51 шт.' },
    { id: draft.id, label: '25 шт.' },
    { id, label: ' 15 шт. ' },
  ]);
  const { body } = await api.visitor().get<Product>(`products/${slug}`);
  expect(body.family.map(({ label, price }) => [label, price])).toEqual([
    ['51 шт.', 900_000],
    ['15 шт.', 300_000],
  ]);
});

test('a product that is left out leaves the family, and one size alone is no family', async () => {
  const { shop, id, add, arrange, labels, slug } = await opened();
  await add('M', 'S');
  const { body } = await add('L');
  const [small, medium, large] = body.sizes.map(({ product }) => product.id);
  await arrange([
    { id: large, label: 'L' },
    { id: small, label: 'S' },
  ]);
  expect(await labels()).toEqual(['L', 'S']);
  const [left] = await api.db
    .select()
    .from(products)
    .where(eq(products.id, medium ?? 0));
  expect([left?.familyId, left?.familyLabel, left?.status]).toEqual([null, null, 'DRAFT']);
  await arrange([{ id, label: 'S' }]);
  expect(await labels()).toEqual([]);
  expect(await api.db.select().from(productFamilies).where(eq(productFamilies.serviceId, shop.id))).toEqual([]);
  expect((await api.visitor().get<Product>(`products/${slug}`)).body.family).toEqual([]);
});

test('sizes are called differently, belong to one bouquet, and to one shop', async () => {
  const one = await opened();
  await one.add('M', 'S');
  expect((await one.add<Problem>('m')).body.errors).toEqual({ label: ['Размеры должны называться по-разному'] });
  const [small, medium] = await one.sizes();
  const stolen = await market.product(one.shop, { title: 'Розы' });
  const sizesOf = (id: number) => [
    { id: stolen.id, label: 'S' },
    { id, label: 'M' },
  ];
  const path = `${one.at}/products/${stolen.id}/sizes`;
  const taken = await one.visitor.put<Problem>(path, { sizes: sizesOf(medium?.product.id ?? 0) });
  expect(taken.body.errors).toEqual({ sizes: ['«Пионы, 15 шт., M» уже размер букета «Пионы, 15 шт.»'] });
  const other = await opened();
  expect((await one.visitor.put(path, { sizes: sizesOf(other.id) })).status).toBe(404);
  const twice = [small, medium].map((size) => ({ id: size?.product.id, label: 'S' }));
  expect((await one.arrange(twice)).status).toBe(422);
  expect(await one.labels()).toEqual(['S', 'M']);
});

test('a bouquet has at most twelve sizes', async () => {
  const { id, shop, arrange, add } = await opened();
  const made = await Promise.all(Array.from({ length: 11 }, () => market.product(shop)));
  await arrange([{ id, label: '0' }, ...made.map((each, place) => ({ id: each.id, label: String(place + 1) }))]);
  const { status, body } = await add<Problem>('13');
  expect([status, body.message]).toEqual([409, 'Больше 12 размеров у одного букета не бывает']);
});

test('a file makes families, its undo returns what was, and an export names them', async () => {
  const { visitor, at, id, start, apply, undo, list, product } = await opened();
  const file = await start([
    'ID;Название;Цена, ₽;Семейство размеров;Размер',
    `${id};Пионы;3000;Пионы;15 шт.`,
    ';Пионы, большой;5000;Пионы;25 шт.',
  ]);
  expect(file.counts).toEqual({ NEW: 1, CHANGED: 1, UNCHANGED: 0, WRONG: 0 });
  await apply(file.id);
  const { body } = await visitor.get<GoodsFamily>(`${at}/products/${id}/sizes`);
  expect(body.sizes.map(({ label }) => label)).toEqual(['15 шт.', '25 шт.']);
  const exported = (await visitor.get<string>(`${at}/product-export?format=csv`)).body.split('\r\n');
  expect(exported.map((row) => row.split(';').slice(-2).join('|')).toSorted()).toEqual([
    '',
    'Пионы|15 шт.',
    'Пионы|25 шт.',
    'Семейство размеров|Размер',
  ]);
  await undo(file.id);
  expect((await list()).map((row) => row.id)).toEqual([id]);
  expect(await product(id)).toMatchObject({
    title: 'Пионы, 15 шт.',
    family: '',
    size: '',
  } satisfies Partial<GoodsProduct>);
});
