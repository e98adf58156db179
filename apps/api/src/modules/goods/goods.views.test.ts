import { openNeeds, type GoodsPage, type GoodsProduct, type GoodsViews } from '@vetka/domain/goods';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { goodsViews, products } from '../../platform/database/schema/index.ts';

const { api, line, market } = await createDeskFixture();

async function opened() {
  const shop = await market.seller();
  const owner = await line.employ(shop.id, 'OWNER');
  const seller = await line.employ(shop.id, 'SELLER');
  return { shop, owner, seller, at: `desk/${shop.service.slug}` };
}

const view = (name: string, change: object = {}) => ({
  name,
  filter: 'ALL',
  sort: 'sold',
  search: '',
  columns: ['price', 'stock'],
  ...change,
});
const saved = { filter: 'ALL' as const, sort: 'sold' as const, search: '', columns: [] };
const namesOf = ({ body }: { body: GoodsViews }): string[] => body.views.map(({ name }) => name);

test('a person saves views of the table for themselves, changes, orders and deletes them', async () => {
  const { owner, seller, at } = await opened();
  const path = `${at}/product-views`;
  await owner.visitor.post(path, view('Акции', { filter: 'ON_SALE', sort: 'dearer', search: 'роз' }));
  const { body } = await owner.visitor.post<GoodsViews>(path, view('  На переучёт '));
  expect(body.views).toMatchObject([
    { ...view('Акции'), filter: 'ON_SALE', sort: 'dearer', search: 'роз' },
    view('На переучёт'),
  ]);
  const [first, second] = body.views.map(({ id }) => id);
  expect(namesOf(await owner.visitor.put<GoodsViews>(path, { viewIds: [second, first] }))).toEqual([
    'На переучёт',
    'Акции',
  ]);
  const renamed = await owner.visitor.put<GoodsViews>(`${path}/${first}`, view('Скидки', { columns: ['sku'] }));
  expect(renamed.body.views[1]).toMatchObject({ name: 'Скидки', columns: ['sku'] });
  expect(namesOf(await seller.visitor.get<GoodsViews>(path))).toEqual([]);
  expect(namesOf(await owner.visitor.delete<GoodsViews>(`${path}/${second}`))).toEqual(['Скидки']);
  expect(namesOf(await owner.visitor.get<GoodsViews>(path))).toEqual(['Скидки']);
});

test('a name belongs to one view of a person, and a view of another person does not exist', async () => {
  const { owner, seller, at } = await opened();
  const path = `${at}/product-views`;
  const { body } = await owner.visitor.post<GoodsViews>(path, view('Акции'));
  const twice = await owner.visitor.post<Problem>(path, view('акции'));
  expect([twice.status, twice.body.errors]).toEqual([422, { name: ['Вид с таким названием уже есть'] }]);
  expect((await seller.visitor.post(path, view('Акции'))).status).toBe(200);
  const other = `${path}/${body.views[0]?.id}`;
  expect((await seller.visitor.put(other, view('Чужой'))).status).toBe(404);
  await seller.visitor.delete(other);
  expect(namesOf(await owner.visitor.get<GoodsViews>(path))).toEqual(['Акции']);
});

test('a person saves at most twenty views in a shop', async () => {
  const { shop, owner, at } = await opened();
  const many = Array.from({ length: 19 }, (_, position) => ({ ...saved, name: `Вид ${position}`, position }));
  await api.db.insert(goodsViews).values(many.map((each) => ({ ...each, serviceId: shop.id, userId: owner.user.id })));
  expect((await owner.visitor.post(`${at}/product-views`, view('Двадцатый'))).status).toBe(200);
  const { status, body } = await owner.visitor.post<Problem>(`${at}/product-views`, view('Лишний'));
  expect([status, body.message]).toEqual([409, 'Больше 20 видов сохранить нельзя: удалите ненужный']);
});

const described = { description: 'Пионы и эвкалипт. Стоят неделю!', careText: '' };

test.each([
  ['nothing but a name', { price: 0 }],
  ['one sentence', { description: 'Пионы' }],
  ['one sentence with a mark', { description: 'Пионы стоят неделю…' }],
  ['marks without words', { description: '?!...' }],
  ['two sentences on two lines', { description: 'Пионы.\nСтоят неделю.' }],
  ['two sentences', described],
])('the table names what a product with %s lacks, as its editor does', async (_, columns) => {
  const { shop, owner, at } = await opened();
  const { id } = await market.product(shop, { status: 'DRAFT', ...columns });
  const { body } = await owner.visitor.get<GoodsProduct>(`${at}/products/${id}`);
  const page = await owner.visitor.get<GoodsPage>(`${at}/products`);
  expect(page.body.data.map(({ needs }) => needs)).toEqual([openNeeds(body)]);
});

test('«С замечаниями» has what was returned and what lacks something, but not the archive', async () => {
  const { shop, owner, at } = await opened();
  const { id } = await market.product(shop, { title: 'Без снимка' });
  await market.product(shop, { title: 'Старый', status: 'ARCHIVED' });
  const remarks = async () => (await owner.visitor.get<GoodsPage>(`${at}/products?filter=REMARKS`)).body;
  expect((await remarks()).data.map(({ title }) => title)).toEqual(['Без снимка']);
  expect((await remarks()).counts.REMARKS).toBe(1);
  await api.db.update(products).set({ status: 'ARCHIVED' }).where(eq(products.id, id));
  expect((await remarks()).data).toEqual([]);
});
