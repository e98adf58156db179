import { count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { gathered } from './gathered.ts';
import { media, products, services, users } from './schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);
const seller = await market.seller();
await market.product(seller, { title: 'Букет $1 «№ 2»' });
await market.product(seller);

/** Independent reads: names that occur twice, joins without a match, every type that the schema has. */
const reads = () => [
  api.db.select().from(products).leftJoin(media, eq(media.id, products.id)).orderBy(products.id),
  api.db
    .select({ id: products.id, service: { id: services.id, owner: services.ownerId } })
    .from(products)
    .innerJoin(services, eq(services.id, products.serviceId))
    .where(eq(products.title, 'Букет $1 «№ 2»')),
  api.db.select().from(users).orderBy(users.id),
  api.db.select({ total: count(), last: sql<Date>`max(${users.createdAt})`.mapWith(users.createdAt) }).from(users),
  api.db.select().from(users).where(eq(users.id, -1)),
  gathered(async () => [await api.db.$count(products)]),
  api.db
    .execute<{ id: number; title: string }>(sql`
    with found as (select id, title from products) select id, title from found order by id desc
  `)
    .then(({ rows }) => rows),
];

test('selects made at the same time are one statement with the same rows', async () => {
  const apart = await Promise.all(reads());
  expect(apart.map((rows) => rows.length)).toEqual([2, 1, expect.any(Number), 1, 0, 1, 2]);
  const asked = await api.queries.during(async () => {
    expect(await gathered(() => Promise.all(reads()))).toEqual(apart);
  });
  expect(asked).toHaveLength(1);
});

test('a read that waits for another is in the next statement; writes and transactions are sent as usual', async () => {
  const asked = await api.queries.during(() =>
    gathered(async () => {
      const [[first]] = await Promise.all([api.db.select().from(users).limit(1), api.db.select().from(products)]);
      const id = first?.id ?? 0;
      const named = api.db.select().from(users).where(eq(users.id, id));
      await Promise.all([
        named,
        api.db.update(users).set({ bio: 'Цветы' }).where(eq(users.id, id)),
        api.db.transaction((tx) => tx.select().from(users)),
      ]);
      expect(await named).toEqual([expect.objectContaining({ bio: 'Цветы' })]);
    }),
  );
  expect(
    asked
      .map(({ text }) => text.trim().split(/\W/, 1)[0])
      .toSorted((one, other) => String(one).localeCompare(String(other))),
  ).toEqual(['begin', 'commit', 'select', 'select', 'select', 'select', 'update']);
});

test('a failure reaches everyone who waits', async () => {
  const found = await gathered(() =>
    Promise.allSettled([api.db.select().from(users), api.db.execute(sql`select 1 / 0`)]),
  );
  expect(found.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
