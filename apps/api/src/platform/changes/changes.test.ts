import type { Cart } from '@vetka/domain/cart';
import type { CatalogFilters, Product, ProductPage } from '@vetka/domain/catalog';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { products, services } from '../database/schema/index.ts';

const one = await startTestApp();
const other = await startTestApp({ beside: one });
const copies = [one, other] as const;
const market = createMarketFixture(one);

type Goods = { id: number; slug: string };
const goods: Goods[] = [];
let sellerIds: number[] = [];

beforeAll(async () => {
  const sellers = [await market.seller(), await market.seller()];
  sellerIds = sellers.map(({ id }) => id);
  for (const seller of [...sellers, ...sellers]) goods.push(await market.product(seller));
});

/** The fields of a card that a change may invalidate. */
interface Shown {
  id: number;
  title: string;
  price: number;
  stock: number | null;
  isAvailable: boolean;
  rating: number;
  seller: string;
  hasImage: boolean;
}

/** The visible products according to the database, cheapest first. */
async function truth(): Promise<Shown[]> {
  const { rows } = await one.db.execute<Shown & Record<string, unknown>>(sql`
    select p.id, p.title, p.price, case when p.is_stock_tracked then p.stock end as stock,
      (not p.is_stock_tracked or p.stock > 0) as "isAvailable", round(p.rating, 1)::float as rating, s.name as seller,
      exists (select from product_media pm where pm.product_id = p.id) as "hasImage"
    from products p join services s on s.id = p.service_id
    where p.status = 'PUBLISHED' and s.status = 'PUBLISHED' order by p.price, p.id
  `);
  return rows;
}

const shownOf = (card: ProductPage['data'][number]): Shown => ({
  id: card.id,
  title: card.title,
  price: card.price,
  stock: card.stock,
  isAvailable: card.isAvailable,
  rating: card.rating,
  seller: card.service.name,
  hasImage: card.image !== null,
});

async function expectTruth(visitor: Visitor): Promise<void> {
  const expected = await truth();
  const { body: list } = await visitor.get<ProductPage>('products?sort=cheaper&take=24');
  expect(list.data.map(shownOf)).toEqual(expected);
  expect(list.meta.total).toBe(expected.length);
  const { body: available } = await visitor.get<ProductPage>('products?sort=cheaper&inStock=true&take=24');
  expect(available.data.map(shownOf)).toEqual(expected.filter(({ isAvailable }) => isAvailable));
  const { body: filters } = await visitor.get<CatalogFilters>('products/getFilters');
  expect(filters.total).toBe(expected.length);
  for (const { id, slug } of goods) {
    const { status, body } = await visitor.get<Product>(`products/${slug}`);
    const shown = expected.find((product) => product.id === id);
    expect([slug, status]).toEqual([slug, shown ? 200 : 404]);
    if (!shown) continue;
    expect(shownOf(body)).toEqual(shown);
    expect(body.seller.name).toBe(shown.seller);
    for (const size of body.family) expect(size).toMatchObject({ price: await priceOf(size.id) });
  }
}

const priceOf = async (id: number): Promise<number | undefined> =>
  (await one.db.select({ price: products.price }).from(products).where(eq(products.id, id)))[0]?.price;

type Write = (app: TestApp) => Promise<unknown>;

const anyProduct = fc.nat({ max: 3 });
const anySeller = fc.nat({ max: 1 });
const idOf = (index: number): number => goods[index]?.id ?? 0;
const change =
  (index: number, fields: Partial<typeof products.$inferInsert>): Write =>
  (app) =>
    app.db
      .update(products)
      .set(fields)
      .where(eq(products.id, idOf(index)));

const moveToFamily = (app: TestApp, index: number): Promise<unknown> =>
  app.db.execute(sql`
    with family as (
      insert into product_families (service_id, name) select service_id, 'Розы' from products where id = ${idOf(index)}
      returning id, service_id
    ) update products set family_id = family.id from family where products.service_id = family.service_id
  `);

const addPicture = (app: TestApp, index: number): Promise<unknown> =>
  app.db.execute(sql`
    with picture as (
      insert into media (type, owner_scope, key, filename, content_type)
      values ('IMAGE', 'PLATFORM', gen_random_uuid()::text, 'rose.webp', 'image/webp') returning id
    ) insert into product_media (product_id, media_id) select ${idOf(index)}, id from picture
  `);

const anyWrite: fc.Arbitrary<Write> = fc.oneof(
  fc.tuple(anyProduct, fc.integer({ min: 1, max: 900_000 })).map(([index, price]) => change(index, { price })),
  fc.tuple(anyProduct, fc.nat({ max: 2 })).map(([index, stock]) => change(index, { stock })),
  fc.tuple(anyProduct, fc.boolean()).map(([index, isStockTracked]) => change(index, { isStockTracked })),
  fc.tuple(anyProduct, fc.nat({ max: 99 })).map(([index, count]) => change(index, { title: `Букет из ${count} роз` })),
  fc
    .tuple(anyProduct, fc.constantFrom('PUBLISHED' as const, 'HIDDEN' as const))
    .map(([index, status]) => change(index, { status })),
  fc.tuple(anyProduct, fc.nat({ max: 5 })).map(([index, stars]) => change(index, { ratingSum: stars, ratingCount: 1 })),
  fc.tuple(anySeller, fc.nat({ max: 99 })).map(
    ([index, number]): Write =>
      (app) =>
        app.db
          .update(services)
          .set({ name: `Цветы № ${number}` })
          .where(eq(services.id, sellerIds[index] ?? 0)),
  ),
  fc.tuple(anySeller, fc.constantFrom('PUBLISHED' as const, 'HIDDEN' as const)).map(
    ([index, status]): Write =>
      (app) =>
        app.db
          .update(services)
          .set({ status })
          .where(eq(services.id, sellerIds[index] ?? 0)),
  ),
  anyProduct.map(
    (index): Write =>
      (app) =>
        moveToFamily(app, index),
  ),
  anyProduct.map(
    (index): Write =>
      (app) =>
        addPicture(app, index),
  ),
);

test('after any change each replica shows the state of the database', async () => {
  const step = fc.tuple(anyWrite, fc.boolean(), fc.boolean());
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      for (const [write, byOne, readByOne] of steps) {
        await write(byOne ? one : other);
        await expectTruth((readByOne ? one : other).visitor());
      }
    }),
    { numRuns: 12 },
  );
});

test('a reader never sees a price older than the last one committed before the request', async () => {
  const { id, slug } = await market.product(await market.seller(), { price: 1 });
  let committed = 1;
  let begun = 1;
  async function write(): Promise<void> {
    while (begun < 120) {
      begun += 1;
      await copies[begun % 2]?.db.update(products).set({ price: begun }).where(eq(products.id, id));
      committed = begun;
    }
  }
  async function read(visitor: Visitor): Promise<number> {
    let reads = 0;
    for (let before = committed; before < 120; before = committed) {
      const { body } = await visitor.get<Product>(`products/${slug}`);
      expect(body.price).toBeGreaterThanOrEqual(before);
      expect(body.price).toBeLessThanOrEqual(begun);
      reads += 1;
    }
    return reads;
  }
  const readers = copies.flatMap((copy) => [copy.visitor(), copy.visitor(), copy.visitor()]);
  const [, ...reads] = await Promise.all([write(), ...readers.map(read)]);
  expect(Math.min(...reads.map(Number))).toBeGreaterThan(1);
});

test('a transaction that commits after a later one is not missed, even if old changes are deleted meanwhile', async () => {
  const { id, slug } = await market.product(await market.seller(), { price: 100 });
  const later = await market.product(await market.seller(), { price: 100 });
  const visitor = other.visitor();
  const price = async (of: Goods) => (await visitor.get<Product>(`products/${of.slug}`)).body.price;
  expect(await price({ id, slug })).toBe(100);
  await one.db.transaction(async (tx) => {
    await tx.update(products).set({ price: 200 }).where(eq(products.id, id));
    await one.db.update(products).set({ price: 300 }).where(eq(products.id, later.id));
    expect(await price(later)).toBe(300);
    expect(await price({ id, slug })).toBe(100);
    for (let run = 0; run < 3; run++) await one.app.jobs.run('changes.delete-old');
  });
  expect(await price({ id, slug })).toBe(200);
});

test('old changes are deleted', async () => {
  const count = async () => {
    const { rows } = await one.db.execute<{ count: number }>(sql`select count(*)::int as count from catalog_changes`);
    return rows[0]?.count ?? 0;
  };
  await change(0, { soldCount: 7 })(one);
  expect(await count()).toBeGreaterThan(0);
  const remaining = async () => {
    await one.app.jobs.run('changes.delete-old');
    return count();
  };
  // Changes are kept while an older transaction runs on the server, even in the database of another test.
  await expect.poll(remaining, { timeout: 10_000 }).toBe(0);
});

test('a change of many rows is recorded once', async () => {
  const seller = await market.seller();
  await one.db.execute(sql`
    insert into products (slug, service_id, title, price)
    select 'many-' || n, ${seller.id}, 'Букет роз', 100 from generate_series(1, 2000) n
  `);
  await one.db.execute(sql`delete from catalog_changes`);
  await one.db.execute(sql`update products set price = 200 where slug like 'many-%'`);
  const { rows } = await one.db.execute(sql`select topic, subject from catalog_changes`);
  expect(rows).toEqual([{ topic: 'all', subject: 0 }]);
});

test('personal data is never shown to another person, and is current at once on every replica', async () => {
  const sold = await market.product(await market.seller());
  const { visitor: buyer } = await one.signIn();
  const elsewhere = other.visitor();
  for (const [name, cookie] of buyer.cookies) elsewhere.cookies.set(name, cookie);
  const guest = other.visitor();
  const cardOf = async (visitor: Visitor) =>
    (await visitor.get<ProductPage>('products?sort=new')).body.data.find(({ id }) => id === sold.id);
  expect([(await cardOf(guest))?.isFavorite, (await cardOf(elsewhere))?.isFavorite]).toEqual([false, false]);
  await buyer.post(`products/${sold.id}/favorite`, { method: 'UP' });
  expect([(await cardOf(guest))?.isFavorite, (await cardOf(elsewhere))?.isFavorite]).toEqual([false, true]);
  const { body: page } = await elsewhere.get<Product>(`products/${sold.slug}`);
  expect([page.isFavorite, page.favoritesCount]).toEqual([true, 1]);
  const { body: seen } = await guest.get<Product>(`products/${sold.slug}`);
  expect([seen.isFavorite, seen.favoritesCount]).toEqual([false, 1]);
  await market.add(buyer, sold.id, 2);
  const { body: cart } = await elsewhere.get<Cart>('cart');
  expect(cart.carts.flatMap(({ items }) => items).map(({ quantity }) => quantity)).toEqual([2]);
});
