import type { Statistics } from '@vetka/domain/statistics';
import { addDays, dayIn } from '@vetka/domain/date';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { scansOfQueries } from '../../../test/plans.ts';
import {
  chatMessages,
  chatParticipants,
  chatRooms,
  reviews,
  statisticsProductDays,
  subscriptionHoldings,
  subscriptionPlans,
} from '../../platform/database/schema/index.ts';
import { sql } from 'drizzle-orm';

const api = await startTestApp();
await api.app.jobs.stop();
const { db } = api;
const market = createMarketFixture(api);
const line = createDeskLine(api);
const today = () => dayIn('Europe/Moscow');

async function opened() {
  const shop = await market.seller();
  const owner = await line.employ(shop.id, 'OWNER');
  const path = `desk/${shop.service.slug}/statistics`;
  const read = async (query = `from=${addDays(today(), -6)}&to=${today()}`) =>
    (await owner.visitor.get<Statistics>(`${path}?${query}`)).body;
  return { shop, owner, path, read };
}

const save = () => api.app.jobs.run('statistics.counts');
const view = (id: number, userAgent = 'Mozilla/5.0 (iPhone)') =>
  api.visitor().post(`products/${id}/views`, undefined, { headers: { 'user-agent': userAgent } });

test('opened pages and filled carts are counted by day, and written together', async () => {
  const { shop, read } = await opened();
  const roses = await market.product(shop);
  const peonies = await market.product(shop);
  const requests = await api.queries.during(async () => {
    for (let times = 0; times < 5; times += 1) await view(roses.id);
    await view(peonies.id);
  });
  expect(requests, 'a page view costs no query').toEqual([]);
  const visitor = await market.customer();
  await market.add(visitor, roses.id);
  await market.add(visitor, roses.id);
  expect(await api.queries.during(save)).toHaveLength(1);
  await view(roses.id);
  await save();
  const { days, products } = await read();
  expect(days.at(-1)).toMatchObject({ day: today(), views: 7, adds: 1 });
  expect(days.slice(0, -1).every(({ views, adds }) => views === 0 && adds === 0)).toBe(true);
  expect(products).toEqual([]);
});

test.each(['Mozilla/5.0 (compatible; YandexBot/3.0)', 'Googlebot/2.1', 'bingpreview/1.0'])(
  'the visit of %s is not counted',
  async (bot) => {
    const { shop, read } = await opened();
    const { id } = await market.product(shop);
    expect((await view(id, bot)).body).toEqual({ isCounted: false });
    await save();
    expect((await read()).days.at(-1)?.views).toBe(0);
  },
);

test('views of hidden and unknown products are dropped, and nothing about the visitor is stored', async () => {
  const { shop } = await opened();
  const hidden = await market.product(shop, { status: 'HIDDEN' });
  await view(hidden.id);
  expect((await view(2_147_483_647)).status).toBe(200);
  await save();
  const rows = await db
    .select()
    .from(statisticsProductDays)
    .where(sql`service_id = ${shop.id}`);
  expect(rows).toEqual([]);
  const { rows: columns } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns where table_name = 'statistics_product_days' order by 1`);
  expect(columns.map(({ name }) => name)).toEqual(['adds', 'day', 'product_id', 'service_id', 'views']);
});

test('counts that could not be written are written later', async () => {
  const { shop, read } = await opened();
  const { id } = await market.product(shop);
  await view(id);
  await api.ownerDb.execute(sql`alter table statistics_product_days rename to away`);
  await expect(save()).rejects.toThrow('Failed query');
  await api.ownerDb.execute(sql`alter table away rename to statistics_product_days`);
  await view(id);
  await save();
  expect((await read()).days.at(-1)?.views).toBe(2);
});

test('answers in the chat are measured from the first message of a run to the first reply', async () => {
  const { shop, owner, read } = await opened();
  const customer = await api.signIn();
  const [room] = await db
    .insert(chatRooms)
    .values({ participantsKey: `SERVICE:${shop.id}|USER:${customer.user.id}`, lastMessageAt: new Date() })
    .returning();
  const roomId = room?.id ?? 0;
  const [asking, answering] = await db
    .insert(chatParticipants)
    .values([
      { roomId, type: 'USER', userId: customer.user.id },
      { roomId, type: 'SERVICE', serviceId: shop.id },
    ])
    .returning();
  const start = Date.now() - 3_600_000;
  const said = [
    [0, 'customer'],
    [60, 'customer'],
    [120, 'shop'],
    [130, 'shop'],
    [600, 'customer'],
    [1000, 'shop'],
    [2000, 'customer'],
  ] as const;
  for (const [seconds, who] of said) {
    await db.insert(chatMessages).values({
      roomId,
      participantId: (who === 'shop' ? answering?.id : asking?.id) ?? 0,
      userId: who === 'shop' ? owner.user.id : customer.user.id,
      text: 'Здравствуйте',
      clientId: String(seconds),
      createdAt: new Date(start + seconds * 1000),
    });
  }
  const query = `from=${addDays(today(), -1)}&to=${today()}`;
  expect((await read(query)).speed).toMatchObject({ questions: 3, answered: 2, answerSeconds: 260 });
});

test('ratings and subscriptions are those of the shop and of the period', async () => {
  const { shop, owner, read } = await opened();
  const { id: productId } = await market.product(shop);
  const other = await market.seller();
  const people = [await api.signIn(), await api.signIn()];
  const userOf = (index: number) => people[index]?.user.id ?? 0;
  const long = new Date(Date.now() - 40 * 86_400_000);
  await db.insert(reviews).values([
    { userId: userOf(0), productId, rating: 5 },
    { userId: userOf(1), productId, rating: 2, createdAt: long },
    { userId: userOf(0), serviceId: shop.id, rating: 4 },
    { userId: userOf(1), serviceId: shop.id, rating: 1, deletedAt: new Date() },
    { userId: userOf(0), serviceId: other.id, rating: 1 },
  ]);
  const [plan] = await db
    .insert(subscriptionPlans)
    .values({ serviceId: shop.id, type: 'BASIC', name: 'Друзья', price: 19_900, period: 'MONTH', percent: 10 })
    .returning();
  const holding = {
    planId: plan?.id ?? 0,
    userId: owner.user.id,
    serviceId: shop.id,
    type: 'BASIC',
    pricePaid: 19_900,
  } as const;
  await db.insert(subscriptionHoldings).values([
    { ...holding, startsAt: new Date() },
    { ...holding, startsAt: null },
    { ...holding, startsAt: long, createdAt: long },
  ]);
  const { ratings, subscriptions } = await read();
  expect(ratings).toEqual({ average: 4.5, stars: [0, 0, 0, 1, 1] });
  expect(subscriptions).toEqual({ sold: 1, total: 19_900 });
});

test.each([
  ['from=2026-03-08&to=2026-03-01', 'Конец раньше начала'],
  ['from=2024-03-08&to=2026-03-01', 'Период – не больше 366 дней'],
  ['from=2026-02-31&to=2026-03-01', expect.any(String)],
  ['from=2026-03-01&to=2026-03-01&compare=EVER', expect.any(String)],
])('the period %s is refused', async (query, message) => {
  const { owner, path } = await opened();
  const { status, body } = await owner.visitor.get<{ message: string }>(`${path}?${query}`);
  expect([status, body.message]).toEqual([422, message]);
});

test('the same days a year ago can be compared', async () => {
  const { read } = await opened();
  const { beforeFrom, beforeTo } = await read('from=2026-03-01&to=2026-03-08&compare=YEAR_AGO');
  expect([beforeFrom, beforeTo]).toEqual(['2025-03-01', '2025-03-08']);
});

test('the figures of a large shop are read in a few queries that never scan all orders', async () => {
  const { shop, read } = await opened();
  const customer = await api.signIn();
  const { id: productId } = await market.product(shop);
  const rest = [];
  for (let made = 0; made < 4; made += 1) rest.push((await market.seller()).id);
  await db.execute(sql`
    insert into users (nickname) select 'buyer-' || n from generate_series(1, 2000) n`);
  await db.execute(sql`
    insert into orders (user_id, items_total, total, created_at, paid_at)
    select (select min(id) from users where nickname like 'buyer-%') + n % 2000, 100000, 100000, at, at
    from generate_series(1, 60000) n, lateral (select now() - n * interval '26 minutes' as at) moments`);
  await db.execute(sql`
    insert into order_services (order_id, service_id, item_count, items_total, total, delivery_type, created_at)
    select o.id, (array[${sql.join(
      [shop.id, ...rest].map((id) => sql`${id}::int`),
      sql`, `,
    )}])[1 + o.id % 5], 1, 100000, 100000, 'PICKUP', o.created_at
    from orders o where o.items_total = 100000 and o.user_id <> ${customer.user.id}`);
  await db.execute(sql`
    insert into order_products (order_service_id, product_id, title, slug, price, quantity, total_before_discount, total_after_discount)
    select id, ${productId}, 'Букет', 'buket', 100000, 1, 100000, 100000 from order_services`);
  await db.execute(sql`
    insert into payments (order_id, provider, state, amount)
    select id, 'T_BANK', 'CONFIRMED', total from orders where id % 6 = 0`);
  await db.execute(sql`
    insert into refunds (payment_id, order_service_id, amount, reason)
    select p.id, os.id, 1000, 'Помялся' from payments p join order_services os on os.order_id = p.order_id`);
  await db.execute(sql`
    insert into order_refund_lines (refund_id, order_product_id, amount)
    select r.id, op.id, 1000 from refunds r join order_products op on op.order_service_id = r.order_service_id`);
  await db.execute(sql`
    insert into reviews (user_id, service_id, rating)
    select u.id, s.id, 5 from users u, services s where u.nickname like 'buyer-%' and s.id = any(${sql.param(rest)}::int[])`);
  await api.ownerDb.execute(sql`analyze`);
  const query = `from=${addDays(today(), -29)}&to=${today()}`;
  const asked = await api.queries.during(async () => {
    const { days } = await read(query);
    expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBeGreaterThan(250);
  });
  expect(asked.length).toBeLessThanOrEqual(13);
  const large = new Set(['orders', 'order_services', 'order_products', 'refunds', 'order_refund_lines', 'reviews']);
  expect(await scansOfQueries(api.app.pool, asked, large)).toEqual([]);
}, 120_000);
