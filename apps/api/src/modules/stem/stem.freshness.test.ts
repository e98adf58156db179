import type { Cart } from '@vetka/domain/cart';
import type { ProductPage } from '@vetka/domain/catalog';
import type { ChangedGoods, ChangedProduct, GoodsProduct } from '@vetka/domain/goods';
import type { Problem } from '@vetka/domain/problem';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createStemFixture } from '../../../test/stemFixture.ts';
import { turnFreshPrices } from './stem.freshness.ts';

const { api, market, shopWithStems, buy, shown } = await createStemFixture();

/** A bouquet for 2500 ₽ whose roses expire tomorrow, in a shop that makes such bouquets a fifth cheaper. */
async function expiring(change: { costPrice?: number; oldPrice?: number } = {}) {
  const shop = await shopWithStems();
  const rules = (fresh: object | null) =>
    shop.owner.visitor.put(`${shop.at}/stem-rules`, { whenOut: 'SOLD_OUT', fresh });
  const rose = await shop.stem(0);
  await shop.receive(rose.id, { quantity: 10, shelfLifeDays: 1 });
  const leaf = await shop.stem(100);
  const product = await shop.bouquet(
    [
      [rose, 5],
      [leaf, 1],
    ],
    { price: 250_000, ...change },
  );
  await rules({ percent: 20, hours: 30 });
  const priceOf = async () => {
    const { body } = await shown(product);
    return [body.price, body.oldPrice];
  };
  /** The batch gets older. */
  const wait = (hours: number) =>
    api.db.execute(
      sql`update stem_batches set expires_at = expires_at - ${hours} * interval '1 hour' where stem_id = ${rose.id}`,
    );
  const tick = async () => {
    await api.app.jobs.run('stem.expiry');
    await api.app.jobs.run('stem.freshness');
  };
  return { ...shop, rules, rose, leaf, product, priceOf, wait, tick };
}

test('a bouquet whose main stem expires soon is cheaper in the list, on its page, in the cart and in the order', async () => {
  const made = await expiring();
  expect(await made.priceOf()).toEqual([200_000, 250_000]);
  const { body: list } = await api.visitor().get<ProductPage>('products?sort=new&take=24');
  expect(list.data.find(({ id }) => id === made.product.id)).toMatchObject({
    price: 200_000,
    oldPrice: 250_000,
    badge: 'Сегодня дешевле',
  });
  const visitor = await market.customer();
  await market.add(visitor, made.product.id);
  expect((await visitor.get<Cart>('cart')).body.carts[0]?.items[0]?.product.price).toBe(200_000);
  const { status, body } = await buy(made, [{ ...made.product, price: 200_000 }]);
  expect([status, body.total]).toEqual([200, 230_000]);
});

test('the discount starts and ends on time, and ends when the batch is sold or the rule is switched off', async () => {
  const made = await expiring();
  expect((await shown(made.product)).body.badge).toBe('Сегодня дешевле');
  await made.rules({ percent: 20, hours: 10 });
  expect(await made.priceOf()).toEqual([250_000, null]);
  expect((await shown(made.product)).body.badge).not.toBe('Сегодня дешевле');
  await made.wait(15);
  await made.tick();
  expect(await made.priceOf()).toEqual([200_000, 250_000]);
  await made.rules(null);
  expect(await made.priceOf()).toEqual([250_000, null]);
  await made.rules({ percent: 10, hours: 10 });
  expect(await made.priceOf()).toEqual([225_000, 250_000]);
  await made.receive(made.rose.id, { quantity: 50 });
  await made.wait(15);
  await made.tick();
  expect(await made.priceOf()).toEqual([250_000, null]);
  expect((await made.readStem(made.rose.id)).stock).toBe(50);
});

test('the last fresh bouquet of a batch ends it in the transaction of its order', async () => {
  const made = await expiring();
  await made.receive(made.rose.id, { quantity: 50, shelfLifeDays: 9 });
  const { status } = await buy(made, [{ ...made.product, price: 200_000, quantity: 2 }]);
  expect(status).toBe(200);
  expect(await made.priceOf()).toEqual([250_000, null]);
});

test('the price never goes below the cost, and a stem that is not the main one changes nothing', async () => {
  expect(await (await expiring({ costPrice: 240_000 })).priceOf()).toEqual([240_000, 250_000]);
  expect(await (await expiring({ costPrice: 250_000 })).priceOf()).toEqual([250_000, null]);
  const made = await expiring();
  await made.setRecipe(made.product.id, [
    { stemId: made.leaf.id, quantity: 1 },
    { stemId: made.rose.id, quantity: 5 },
  ]);
  expect(await made.priceOf()).toEqual([250_000, null]);
});

test("edits of the price by one, by many and by an undo change the shop's own price and never compound the discount", async () => {
  const { owner, at, product, priceOf, rules } = await expiring({ oldPrice: 300_000 });
  const read = async () => (await owner.visitor.get<GoodsProduct>(`${at}/products/${product.id}`)).body;
  expect(await read()).toMatchObject({ price: 250_000, oldPrice: 300_000, todayPrice: 200_000 });
  const { version } = await read();
  const edited = await owner.visitor.put<GoodsProduct & Problem>(`${at}/products/${product.id}`, {
    version,
    title: 'Новое имя',
    costPrice: 210_000,
  });
  expect(edited.body).toMatchObject({ price: 250_000, oldPrice: 300_000, todayPrice: 210_000 });
  const figures = await owner.visitor.post<ChangedProduct>(`${at}/products/${product.id}/figures`, { price: 280_000 });
  expect(figures.body.row).toMatchObject({ price: 280_000, oldPrice: 300_000, todayPrice: 224_000 });
  const { body: many } = await owner.visitor.post<ChangedGoods>(`${at}/product-changes`, {
    ids: [product.id],
    change: { kind: 'PRICE_PERCENT', percent: 10 },
    isDryRun: false,
  });
  expect(many.differences).toMatchObject([{ before: 280_000, after: 308_000 }]);
  await owner.visitor.post(`${at}/product-changes/${many.changeId ?? 0}/undo`, {});
  expect(await read()).toMatchObject({ price: 280_000, oldPrice: 300_000, todayPrice: 224_000 });
  await rules(null);
  expect(await priceOf()).toEqual([280_000, 300_000]);
});

test('bouquets whose cost leaves no room for the discount do not keep others from it', async () => {
  const blocked = await expiring({ costPrice: 250_000 });
  const made = await expiring();
  await made.rules({ percent: 20, hours: 2 });
  expect([await blocked.priceOf(), await made.priceOf()]).toEqual([
    [250_000, null],
    [250_000, null],
  ]);
  await made.wait(23);
  await turnFreshPrices(api.db, 1);
  expect(await made.priceOf()).toEqual([200_000, 250_000]);
});
