import { setTimeout as pause } from 'node:timers/promises';
import type { Product, ProductPage } from '@vetka/domain/catalog';
import type { PlanOffer } from '@vetka/domain/service';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  articles,
  products,
  subscriptionHoldings,
  subscriptionPlans,
} from '../../src/platform/database/schema/index.ts';
import { startTestApp } from '../app.ts';
import { createMarketFixture } from '../marketFixture.ts';
import type { Visitor } from '../visitor.ts';
import { startStreamingPair } from './streamingPair.ts';

const pair = await startStreamingPair();
/** Late only after a minute: these tests are about replicas in use. */
const options = {
  beside: { database: pair.primary },
  env: { DATABASE_URL: pair.primary.url, DATABASE_REPLICA_URL: pair.replicaUrl },
  replicasLateMs: 60_000,
};
const one = await startTestApp(options);
const other = await startTestApp(options);
const copies = [one, other];
const market = createMarketFixture(one);
const guest = one.visitor();

let seller: Awaited<ReturnType<typeof market.seller>>;
let article: { id: number };

/** A busy machine may answer a probe too late. */
const areRead = async () => {
  for (const { replicas } of copies) {
    await vi.waitUntil(() => replicas?.members[0]?.absence === undefined, { timeout: 10_000 });
  }
};

beforeEach(areRead);
beforeAll(async () => {
  seller = await market.seller();
  const texts = { slug: 'piony', status: 'PUBLISHED', title: 'Пионы', publishedAt: new Date() } as const;
  const [written] = await one.db
    .insert(articles)
    .values({ ...texts, authorServiceId: seller.id })
    .returning();
  if (!written) throw new Error('The article was not inserted.');
  article = written;
  await pair.replayed();
});
afterEach(() => pair.resumeReplay());

const readsOf = ({ replicas }: typeof one): number => replicas?.members[0]?.reads ?? 0;
const comments = async (visitor: Visitor): Promise<string[]> => {
  const { body } = await visitor.get<{ data: { text: string }[] }>(`articles/${article.id}/comments`);
  return body.data.map(({ text }) => text);
};
const nameArticle = (title: string) => one.db.update(articles).set({ title }).where(eq(articles.id, article.id));
const titleFor = async (visitor: Visitor) => (await visitor.get<{ title: string }>('articles/piony')).body.title;
const setPrice = (id: number, price: number) => one.db.update(products).set({ price }).where(eq(products.id, id));

test('lists, search and pages are read on the replica, and no statement has to be repeated', async () => {
  const product = await market.product(seller);
  const paths = [
    'catalog',
    'products',
    `products/${product.slug}`,
    `products/${product.id}/related`,
    'products/getFilters',
    'products/popular',
    'products?search=розы',
    'search/suggestions?query=роз',
    'services',
    `services/${seller.id}`,
    `services/${seller.id}/products`,
    `services/${seller.id}/banners`,
    `reviews/services/${seller.id}`,
    'articles',
    'articles/piony',
    `articles/${article.id}/comments`,
    'content',
    'banners',
    'sitemaps',
    'cities',
  ];
  const { visitor } = await one.signIn();
  visitor.cookies.delete('vetka_position');
  const expectRead = async (path: string) => {
    // The caches are empty.
    await one.db.execute(sql`select note_changes(array['all'], array[0])`);
    await pair.replayed();
    const [reads, returned] = [readsOf(one), one.replicas?.returned];
    expect([path, (await visitor.get(path)).status]).toEqual([path, 200]);
    expect([path, readsOf(one) > reads, one.replicas?.returned]).toEqual([path, true, returned]);
  };
  // PostgreSQL may write a few bytes by itself that the replica does not have yet.
  for (const path of paths) await vi.waitFor(() => expectRead(path), { timeout: 5000 });
});

test("a guest sees the replica's state; a visitor who wrote sees their own writes, on every replica of the API", async () => {
  const { visitor } = await one.signIn();
  await pair.pauseReplay();
  const { status } = await visitor.post(`articles/${article.id}/comments`, { text: 'Поставила в воду' });
  expect(status).toBe(200);
  await vi.waitFor(async () => expect(await comments(guest)).toEqual([]));
  expect(await comments(visitor)).toEqual(['Поставила в воду']);
  const elsewhere = other.visitor();
  for (const [name, value] of visitor.cookies) elsewhere.cookies.set(name, value);
  expect(await comments(elsewhere)).toEqual(['Поставила в воду']);
  await pair.resumeReplay();
  await pair.replayed();
  expect(await comments(guest)).toEqual(['Поставила в воду']);
});

test('a subscription that the bank reports as paid is active in the offers at once', async () => {
  const plan = { type: 'COST_PRICE', name: 'По себестоимости', price: 49_000, period: 'MONTH' } as const;
  const [sold] = await one.db.insert(subscriptionPlans).values(plan).returning();
  if (!sold) throw new Error('The plan was not inserted.');
  await pair.replayed();
  const { visitor, user } = await one.signIn();
  visitor.cookies.delete('vetka_position');
  await pair.pauseReplay();
  // The bank writes here, not the payer's browser, so no cookie has the position.
  const [startsAt, endsAt] = [new Date(), new Date(Date.now() + 86_400_000)];
  const paid = { userId: user.id, planId: sold.id, type: sold.type, pricePaid: sold.price, startsAt, endsAt };
  await one.db.insert(subscriptionHoldings).values(paid);
  const { body } = await visitor.get<PlanOffer[]>('subscription-offers');
  expect(body.find((offer) => offer.plan.id === sold.id)?.activeUntil).toBe(endsAt.toISOString());
});

test('a forged position only leads to the primary, and an unreadable one is ignored', async () => {
  await pair.pauseReplay();
  const before = await titleFor(guest);
  await nameArticle('Розы');
  const withPosition = (position: string) => {
    const visitor = one.visitor();
    visitor.cookies.set('vetka_position', position);
    return titleFor(visitor);
  };
  expect(await withPosition('f'.repeat(16))).toBe('Розы');
  expect(await withPosition('f'.repeat(17))).toBe(before);
  expect(await withPosition(`0' or true`)).toBe(before);
});

test('only writes set the position, and refused ones do not', async () => {
  const { visitor } = await one.signIn();
  visitor.cookies.delete('vetka_position');
  await visitor.get('products');
  expect((await visitor.post(`articles/${article.id}/comments`, { text: '' })).status).toBe(422);
  expect(visitor.cookies.has('vetka_position')).toBe(false);
  const { headers } = await visitor.post(`articles/${article.id}/comments`, { text: 'Да' });
  expect(headers['set-cookie']).toMatch(/^vetka_position=[\da-f]+; Max-Age=30; Path=\/; HttpOnly; SameSite=Lax$/);
});

test('a transaction inside of a read, and reads beside it, stay on the primary', async () => {
  const isReplica = async (db: Pick<typeof one.db, 'execute'>) => {
    const { rows } = await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`);
    return rows[0]?.is;
  };
  const found = await one.replicas?.reading(
    () => 0n,
    async () => [
      await isReplica(one.db),
      await one.db.transaction(async (tx) => [await isReplica(tx), await isReplica(one.db)]),
      await isReplica(one.db),
    ],
  );
  expect(found).toEqual([true, [false, false], true]);
  expect(await isReplica(one.db)).toBe(false);
});

test('work that outlives its request goes to the primary', async () => {
  let later: Promise<unknown> | undefined;
  await one.replicas?.reading(
    () => 0n,
    async () => {
      later = pause(20).then(() => one.db.execute(sql`create temporary table written ()`));
    },
  );
  await expect(later).resolves.toBeDefined();
});

test('a cached page of the catalogue is never filled from a replica that is behind its change', async () => {
  const product = await market.product(seller, { price: 100_000 });
  const cardOf = ({ data }: ProductPage) => data.find(({ id }) => id === product.id)?.price;
  const shown = async (visitor: Visitor) => [
    (await visitor.get<Product>(`products/${product.slug}`)).body.price,
    cardOf((await visitor.get<ProductPage>('products?take=24')).body),
  ];
  let committed = 100_000;
  const watch = { isOver: false };
  /** Reads continuously, and finds nothing older than the data committed before its request. */
  const follow = async (copy: typeof one) => {
    const visitor = copy.visitor();
    let reads = 0;
    for (; !watch.isOver; reads += 1) {
      const least = committed;
      for (const price of await shown(visitor)) expect(price).toBeGreaterThanOrEqual(least);
    }
    return reads;
  };
  const watching = Promise.all([...copies, ...copies].map(follow));
  for (let round = 1; round <= 60; round += 1) {
    if (round % 3 === 0) await pair.pauseReplay();
    await setPrice(product.id, 100_000 + round * 100);
    committed = 100_000 + round * 100;
    await pause(5);
    for (const copy of copies) expect(await shown(copy.visitor())).toEqual([committed, committed]);
    if (round % 3 === 1) await pair.resumeReplay();
  }
  watch.isOver = true;
  expect(Math.min(...(await watching))).toBeGreaterThan(0);
  await pair.resumeReplay();
  await pair.replayed();
  for (const copy of copies) expect(await shown(copy.visitor())).toEqual([committed, committed]);
}, 60_000);

test('a page that the site requests after a reported change is the new state, from every replica of the API', async () => {
  const product = await market.product(seller, { price: 200_000 });
  const changes = async (since = '') =>
    (await one.visitor().get<{ position: string; changes: string[] }>(`/changes${since}`)).body;
  const priceAt = async (copy: typeof one) =>
    (await copy.visitor().get<Product>(`products/${product.slug}`)).body.price;
  expect(await priceAt(other)).toBe(200_000);
  const { position } = await changes();
  await pair.pauseReplay();
  await setPrice(product.id, 210_000);
  expect((await changes(`?since=${encodeURIComponent(position)}`)).changes).toContain(`product:${product.id}`);
  expect(await priceAt(other)).toBe(210_000);
  await pair.resumeReplay();
  await pair.replayed();
  expect(await priceAt(other)).toBe(210_000);
});
