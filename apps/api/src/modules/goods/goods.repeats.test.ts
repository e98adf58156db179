import { randomUUID } from 'node:crypto';
import type { ChangedGoods, ChangedProduct, GoodsPage, GoodsProduct, UndoneGoods } from '@vetka/domain/goods';
import type { Problem } from '@vetka/domain/problem';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { products } from '../../platform/database/schema/index.ts';

const { api, line, market } = await createDeskFixture();

async function opened() {
  const shop = await market.seller();
  const owner = await line.employ(shop.id, 'OWNER');
  const at = `desk/${shop.service.slug}`;
  const list = async () => (await owner.visitor.get<GoodsPage>(`${at}/products?sort=title`)).body.data;
  const change = async (body: object) =>
    (await owner.visitor.post<ChangedGoods>(`${at}/product-changes`, { isDryRun: false, ...body })).body;
  return { shop, owner, at, list, change, product: (values = {}) => market.product(shop, values) };
}

test.each([
  [
    { kind: 'PRICE_PERCENT', percent: -10 },
    { price: 180_000, costPrice: 100_000 },
  ],
  [
    { kind: 'COST_PERCENT', percent: 10 },
    { price: 200_000, costPrice: 110_000 },
  ],
  [
    { kind: 'COST_AMOUNT', amount: -1_000 },
    { price: 200_000, costPrice: 99_000 },
  ],
])('a change of many products sent again after a lost answer is made once: %o', async (asked, after) => {
  const { product, change, list, owner, at } = await opened();
  const { id } = await product({ price: 200_000, costPrice: 100_000 });
  const body = { ids: [id], change: asked, requestId: randomUUID() };
  const [done, again] = await Promise.all([change(body), change(body)]);
  expect(again).toEqual(done);
  expect(await list()).toMatchObject([after]);
  expect(await change({ ...body, isDryRun: true }), 'a dry run tells that it is made').toEqual(done);
  await owner.visitor.post<UndoneGoods>(`${at}/product-changes/${done.changeId}/undo`);
  expect(await list(), 'one undo returns all of it').toMatchObject([{ price: 200_000, costPrice: 100_000 }]);
  await change({ ...body, requestId: randomUUID() });
  expect(await list(), 'another request').toMatchObject([after]);
});

test('a change of many products with the request of another one is refused', async () => {
  const { product, change, owner, at } = await opened();
  const { id } = await product({ stock: 5 });
  const body = { ids: [id], change: { kind: 'STOCK', stock: 7 }, isDryRun: false, requestId: randomUUID() };
  await change(body);
  const other = { ...body, change: { kind: 'STOCK', stock: 8 } };
  const { status, body: problem } = await owner.visitor.post<Problem>(`${at}/product-changes`, other);
  expect([status, problem.code]).toEqual([409, 'goods.request-used']);
});

test('a new main category sent again answers with the categories that it has changed', async () => {
  const { product, change } = await opened();
  const { rows } = await api.db.execute<{ id: number }>(sql`
    insert into categories (slug, name) values (${randomUUID()}, 'Охапки') returning id`);
  const { id, title } = await product();
  const body = { ids: [id], change: { kind: 'CATEGORY', categoryId: rows[0]?.id }, requestId: randomUUID() };
  const done = await change(body);
  expect(done.differences).toMatchObject([{ id, title, field: 'PAGE', category: { after: 'Охапки' } }]);
  expect(await change(body)).toEqual(done);
});

test('a stock sent again after a lost answer counts once, and what was corrected replaces it', async () => {
  const { product, owner, at } = await opened();
  const { id } = await product({ stock: 10 });
  const requestId = randomUUID();
  const send = async (stock: number | null) => {
    const body = { stock, seenStock: 10, requestId };
    return (await owner.visitor.post<ChangedProduct>(`${at}/products/${id}/figures`, body)).body;
  };
  const [first, again] = await Promise.all([send(30), send(30)]);
  expect([first.row.stock, again.row.stock, again.changeId]).toEqual([30, 30, first.changeId]);
  await api.db.update(products).set({ stock: 27 }).where(eq(products.id, id));
  expect((await send(30)).row.stock, 'three were sold in between').toBe(27);
  expect((await send(31)).row.stock).toBe(28);
});

test.each([
  ['without the stock that was seen', 10, {}],
  ['after a product made to order', null, { seenStock: null }],
  ['with a stock seen before the product became made to order', null, { seenStock: 12 }],
])('a stock %s is set once, and sold pieces stay sold', async (_, before, seen) => {
  const { product, owner, at } = await opened();
  const { id } = await product({ stock: before ?? 0, isStockTracked: before !== null });
  const body = { ...seen, requestId: randomUUID() };
  const send = async (stock: number | null) =>
    (await owner.visitor.post<ChangedProduct>(`${at}/products/${id}/figures`, { ...body, stock })).body.row.stock;
  expect([await send(30), await send(30)]).toEqual([30, 30]);
  await api.db.update(products).set({ stock: 27 }).where(eq(products.id, id));
  expect([await send(30), await send(31)]).toEqual([27, 28]);
  expect([await send(null), await send(20), await send(20)], 'made to order in between').toEqual([null, 20, 20]);
});

test('an editor opened as a draft is refused once the product is on sale', async () => {
  const { product, owner, at } = await opened();
  const admin = await api.signIn();
  await api.db.execute(sql`update users set is_administration = true where id = ${admin.user.id}`);
  const { id } = await product({ status: 'MODERATION', publishedAt: null, price: 450_000 });
  const read = async () => (await owner.visitor.get<GoodsProduct>(`${at}/products/${id}`)).body;
  const seen = await read();
  await admin.visitor.post(`moderation/products/${id}/decision`, { isApproved: true, reason: '' });
  const put = (version: number) => owner.visitor.put<Problem>(`${at}/products/${id}`, { version, price: 7600 });
  const half = await put(seen.version);
  expect([half.status, half.body.details?.['product']]).toMatchObject([409, { status: 'PUBLISHED', price: 450_000 }]);
  const hidden = await read();
  await owner.visitor.post(`${at}/products/${id}/status`, { status: 'HIDDEN' });
  expect((await put(hidden.version)).status).toBe(409);
  expect((await put((await read()).version)).status).toBe(200);
});
