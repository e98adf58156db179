import { openNeeds, type GoodsPage, type GoodsProduct } from '@vetka/domain/goods';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { products } from '../../platform/database/schema/index.ts';

const { api, line, market } = await createDeskFixture();

async function opened() {
  const shop = await market.seller();
  return { shop, owner: await line.employ(shop.id, 'OWNER'), at: `desk/${shop.service.slug}` };
}

const described = { description: 'Пионы и эвкалипт. Стоят неделю!', careText: '' };

test.each([
  ['nothing but a name', { price: 0 }],
  ['one sentence', { description: 'Пионы' }],
  ['one sentence with a mark', { description: 'Пионы стоят неделю…' }],
  ['marks without words', { description: '?!...' }],
  ['two sentences on two lines', { description: 'Пионы.\nСтоят неделю.' }],
  ['two sentences', described],
])('the table names the missing %s of a product, as its editor does', async (_, columns) => {
  const { shop, owner, at } = await opened();
  const { id } = await market.product(shop, { status: 'DRAFT', ...columns });
  const { body } = await owner.visitor.get<GoodsProduct>(`${at}/products/${id}`);
  const page = await owner.visitor.get<GoodsPage>(`${at}/products`);
  expect(page.body.data.map(({ needs }) => needs)).toEqual([openNeeds(body)]);
});

test('«С замечаниями» lists returned and incomplete products, but not the archive', async () => {
  const { shop, owner, at } = await opened();
  const { id } = await market.product(shop, { title: 'Без снимка' });
  await market.product(shop, { title: 'Старый', status: 'ARCHIVED' });
  const remarks = async () => (await owner.visitor.get<GoodsPage>(`${at}/products?filter=REMARKS`)).body;
  expect((await remarks()).data.map(({ title }) => title)).toEqual(['Без снимка']);
  expect((await remarks()).counts.REMARKS).toBe(1);
  await api.db.update(products).set({ status: 'ARCHIVED' }).where(eq(products.id, id));
  expect((await remarks()).data).toEqual([]);
});
