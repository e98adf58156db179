import type { ChangedGoods, ChangedProduct, GoodsHistory, GoodsPage, UndoneGoods } from '@vetka/domain/goods';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { goodsChanges, orders, products } from '../../platform/database/schema/index.ts';

const { api, line, market, paid } = await createDeskFixture();

/** A shop with its owner and a seller. */
async function opened() {
  const shop = await market.seller();
  const owner = await line.employ(shop.id, 'OWNER');
  const seller = await line.employ(shop.id, 'SELLER');
  const at = `desk/${shop.service.slug}`;
  const list = async (query = '') => (await owner.visitor.get<GoodsPage>(`${at}/products${query}`)).body;
  return { shop, owner, seller, at, list, product: (change = {}) => market.product(shop, change) };
}

describe('the table of goods', () => {
  test('has tabs with counts, search by words, orders, and what the stock costs', async () => {
    const { product, list } = await opened();
    await product({ title: 'Букет «Зефир» из роз', stock: 3, costPrice: 100_000, price: 300_000 });
    await product({ title: 'Торт с вишней', isStockTracked: false, price: 200_000 });
    await product({ title: 'Ёлочный венок', status: 'DRAFT', stock: 20, price: 100_000 });
    await product({ title: 'Старый букет', status: 'ARCHIVED', stock: 90, costPrice: 100 });
    const all = await list('?sort=cheaper');
    expect(all.data.map(({ title, stock, status }) => [title, stock, status])).toEqual([
      ['Ёлочный венок', 20, 'DRAFT'],
      ['Торт с вишней', null, 'PUBLISHED'],
      ['Букет «Зефир» из роз', 3, 'PUBLISHED'],
    ]);
    expect(all.counts).toEqual({
      ALL: 3,
      ON_SALE: 2,
      RUNNING_OUT: 1,
      REMARKS: 3,
      MODERATION: 0,
      DRAFT: 1,
      HIDDEN: 0,
      ARCHIVED: 1,
    });
    expect([all.stockCost, all.meta.total]).toEqual([300_000, 3]);
    const titles = async (query: string) => (await list(query)).data.map(({ title }) => title);
    expect(await titles('?search=елочный')).toEqual(['Ёлочный венок']);
    expect(await titles('?search=роз зефир')).toEqual(['Букет «Зефир» из роз']);
    expect(await titles('?search=100%25')).toEqual([]);
    expect(await titles('?filter=RUNNING_OUT')).toEqual(['Букет «Зефир» из роз']);
    expect(await titles('?filter=ARCHIVED')).toEqual(['Старый букет']);
  });

  test('names every product once, page by page, and every screen knows the same stock', async () => {
    const { shop, product, list, at, owner } = await opened();
    for (let number = 1; number <= 11; number += 1) await product({ title: `Роза ${number}`, stock: number });
    const pages = await Promise.all([1, 2, 3].map((page) => list(`?take=5&page=${page}`)));
    const rows = pages.flatMap(({ data }) => data);
    expect(pages.map(({ meta }) => meta.total)).toEqual([11, 11, 11]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(11);
    const { visitor } = await api.signIn();
    const sold = rows.find(({ stock }) => stock === 7)!;
    const cart = await market.add(visitor, sold.id, 2);
    const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop);
    await market.order(visitor, market.bodyOf([wish], 500_000));
    const stocks = await Promise.all([
      list('?search=роза 7').then(({ data }) => data[0]?.stock),
      owner.visitor.get<{ stock: number }>(`${at}/products/${sold.id}`).then(({ body }) => body.stock),
      visitor.get<{ stock: number }>(`products/${sold.slug}`).then(({ body }) => body.stock),
    ]);
    expect(stocks).toEqual([5, 5, 5]);
  });

  test('shows what was sold in thirty days, in a constant number of queries', async () => {
    const { shop, slug, owner, product } = await paid();
    const path = `desk/${slug}/products`;
    await api.app.jobs.stop();
    const cost = async () => (await api.queries.during(() => owner.visitor.get(path))).length;
    const { body } = await owner.visitor.get<GoodsPage>(path);
    expect(body.data.find(({ id }) => id === product.id)?.sold).toEqual([0, 0, 0, 0, 0, 1]);
    const before = await cost();
    await market.product(shop);
    await market.product(shop);
    expect(await cost()).toBe(before);
    // The session, the desk, and two of goods.
    expect(before).toBeLessThanOrEqual(4);
  });
});

describe('prices and stock', () => {
  test('a new stock keeps what was sold while it was typed', async () => {
    const { product, at, seller } = await opened();
    const { id } = await product({ stock: 10 });
    await api.db.update(products).set({ stock: 7 }).where(eq(products.id, id));
    const { body } = await seller.visitor.post<ChangedProduct>(`${at}/products/${id}/figures`, {
      stock: 30,
      seenStock: 10,
    });
    expect(body.row.stock).toBe(27);
    const { body: toOrder } = await seller.visitor.post<ChangedProduct>(`${at}/products/${id}/figures`, {
      stock: null,
    });
    expect(toOrder.row.stock).toBeNull();
  });

  test('prices that contradict each other are refused on their field', async () => {
    const { product, at, owner } = await opened();
    const { id } = await product({ price: 250_000 });
    const send = (body: object) => owner.visitor.post<Problem>(`${at}/products/${id}/figures`, body);
    expect((await send({ oldPrice: 250_000 })).body.errors).toEqual({
      oldPrice: ['Старая цена должна быть выше новой'],
    });
    expect((await send({ costPrice: 250_100 })).body.errors).toEqual({
      costPrice: ['Себестоимость не может быть выше цены'],
    });
    expect((await send({ price: 300_000, oldPrice: 350_000, costPrice: 90_000 })).status).toBe(200);
    expect((await send({ soldCount: 900 })).status, 'nothing else can be written').toBe(422);
  });

  test('many products are tried first, changed at once, and returned within a day', async () => {
    const { product, at, owner, list } = await opened();
    const roses = await product({ title: 'Розы', price: 199_000, oldPrice: 210_000 });
    const cake = await product({ title: 'Торт', price: 100_000, costPrice: 95_000 });
    const elsewhere = await market.product(await market.seller(), { price: 500_000 });
    const change = (isDryRun: boolean) =>
      owner.visitor.post<ChangedGoods>(`${at}/product-changes`, {
        ids: [roses.id, cake.id, elsewhere.id],
        change: { kind: 'PRICE_PERCENT', percent: -10 },
        isDryRun,
      });
    const { body: tried } = await change(true);
    expect(tried).toEqual({
      changeId: null,
      differences: [
        { id: roses.id, title: 'Розы', field: 'PRICE', before: 199_000, after: 179_000, category: null, problem: '' },
        {
          id: cake.id,
          title: 'Торт',
          field: 'PRICE',
          before: 100_000,
          after: 100_000,
          category: null,
          problem: 'Себестоимость не может быть выше цены',
        },
      ],
    });
    const prices = async () => (await list('?sort=title')).data.map(({ price }) => price);
    expect(await prices()).toEqual([199_000, 100_000]);
    const { body: done } = await change(false);
    expect(done.differences).toEqual(tried.differences);
    expect(await prices()).toEqual([179_000, 100_000]);
    const undo = () => owner.visitor.post<UndoneGoods>(`${at}/product-changes/${done.changeId}/undo`);
    expect((await undo()).body).toEqual({ undone: 1, kept: 0 });
    expect(await prices()).toEqual([199_000, 100_000]);
    expect((await undo()).body, 'a second press changes nothing').toEqual({ undone: 0, kept: 0 });
  });

  test('cost prices of many products change by a sum or by per cent, and return', async () => {
    const { product, at, owner, list } = await opened();
    const roses = await product({ title: 'Розы', price: 200_000, costPrice: 99_950 });
    const cake = await product({ title: 'Торт', price: 100_000, costPrice: 95_000 });
    const basket = await product({ title: 'Корзина', price: 100_000, costPrice: null });
    const send = async (change: object, isDryRun = false) => {
      const ids = [roses.id, cake.id, basket.id];
      const { body } = await owner.visitor.post<ChangedGoods>(`${at}/product-changes`, { ids, change, isDryRun });
      return body;
    };
    const told = ({ differences }: ChangedGoods) =>
      differences.map(({ title, field, before, after, problem }) => [title, field, before, after, problem]);
    const costs = async () => (await list('?sort=title')).data.map(({ costPrice }) => costPrice);
    const byPercent = { kind: 'COST_PERCENT', percent: 10 };
    const tried = await send(byPercent, true);
    expect(told(tried)).toEqual([
      ['Розы', 'COST_PRICE', 99_950, 109_900, ''],
      ['Торт', 'COST_PRICE', 95_000, 95_000, 'Себестоимость не может быть выше цены'],
      ['Корзина', 'COST_PRICE', null, null, 'Себестоимость не указана'],
    ]);
    expect(await costs(), 'a dry run changes nothing').toEqual([null, 99_950, 95_000]);
    const done = await send(byPercent);
    expect(done.differences).toEqual(tried.differences);
    expect(await costs()).toEqual([null, 109_900, 95_000]);
    const undone = await owner.visitor.post<UndoneGoods>(`${at}/product-changes/${done.changeId}/undo`);
    expect(undone.body).toEqual({ undone: 1, kept: 0 });
    expect(told(await send({ kind: 'COST_AMOUNT', amount: -97_000 }))).toEqual([
      ['Розы', 'COST_PRICE', 99_950, 2_950, ''],
      ['Торт', 'COST_PRICE', 95_000, 95_000, 'Себестоимость стала бы меньше нуля'],
      ['Корзина', 'COST_PRICE', null, null, 'Себестоимость не указана'],
    ]);
    expect(await costs()).toEqual([null, 2_950, 95_000]);
  });

  test('the last changed products can stand first, and a sale is no change', async () => {
    const { product, at, owner, list } = await opened();
    const first = await product({ title: 'Первый', stock: 5 });
    await product({ title: 'Второй' });
    const order = async () => (await list('?sort=changed')).data.map(({ title }) => title);
    await owner.visitor.post(`${at}/products/${first.id}/figures`, { price: 777_000 });
    expect(await order()).toEqual(['Первый', 'Второй']);
    await product({ title: 'Третий' });
    expect(await order()).toEqual(['Третий', 'Первый', 'Второй']);
    await owner.visitor.post(`${at}/products/${first.id}/status`, { status: 'HIDDEN' });
    expect(await order()).toEqual(['Первый', 'Третий', 'Второй']);
    const sold = await paid();
    const [row] = await api.db.select().from(products).where(eq(products.id, sold.product.id));
    const [bought] = await api.db.select().from(orders).where(eq(orders.id, sold.orderId));
    expect(row?.stock, 'sold').toBeLessThan(sold.product.stock);
    expect(row?.updatedAt.getTime()).toBeLessThan(bought?.createdAt.getTime() ?? 0);
  });

  test('an undo keeps a field that was changed again, and comes too late after a day', async () => {
    const { product, at, owner } = await opened();
    const { id } = await product({ price: 100_000, stock: 5 });
    const send = (body: object) => owner.visitor.post<ChangedProduct>(`${at}/products/${id}/figures`, body);
    await send({ price: 120_000 });
    await send({ price: 130_000 });
    const history = async () => (await owner.visitor.get<GoodsHistory>(`${at}/products/${id}/history`)).body.data;
    const [second, first] = await history();
    expect([second, first].map((row) => [row?.field, row?.before, row?.after, row?.mayUndo])).toEqual([
      ['PRICE', 120_000, 130_000, true],
      ['PRICE', 100_000, 120_000, true],
    ]);
    const undo = (changeId = 0) => owner.visitor.post<UndoneGoods & Problem>(`${at}/product-changes/${changeId}/undo`);
    expect((await undo(first?.changeId)).body).toEqual({ undone: 0, kept: 1 });
    await api.db
      .update(goodsChanges)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(goodsChanges.id, second?.changeId ?? 0));
    const late = await undo(second?.changeId);
    expect([late.status, late.body.message]).toEqual([409, 'Вернуть правку можно в течение 24 часов']);
    expect((await history()).map(({ mayUndo }) => mayUndo)).toEqual([false, true]);
  });

  test('an undone stock keeps what was sold since', async () => {
    const { product, at, owner, list } = await opened();
    const { id } = await product({ stock: 5 });
    const { body } = await owner.visitor.post<ChangedGoods>(`${at}/product-changes`, {
      ids: [id],
      change: { kind: 'STOCK', stock: 40 },
      isDryRun: false,
    });
    await api.db.update(products).set({ stock: 38 }).where(eq(products.id, id));
    await owner.visitor.post(`${at}/product-changes/${body.changeId}/undo`);
    expect((await list()).data[0]?.stock).toBe(3);
  });
});
