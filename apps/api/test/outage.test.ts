import { randomUUID } from 'node:crypto';
import type { CreateOrder } from '@vetka/domain/order';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { connect } from '../src/platform/database/connect.ts';
import { orders, orderServices, products } from '../src/platform/database/schema/index.ts';
import { startTestApp } from './app.ts';
import { createTestDatabase, programUrlOf } from './database.ts';
import { openDatabaseLine } from './databaseLine.ts';
import { createMarketFixture } from './marketFixture.ts';
import type { Answer, Visitor } from './visitor.ts';

const database = await createTestDatabase(inject('adminUrl'), 'empty');
const line = await openDatabaseLine(database.url);
const api = await startTestApp({
  beside: { database: { ...database, url: line.url, programUrl: programUrlOf(line.url) } },
});
const root = await api.listen();
const market = createMarketFixture(api);
/** Bypasses the proxy that is cut. It has a single connection, so that terminating the others does not terminate it. */
const direct = connect(database.url, 1, () => {});
afterAll(async () => {
  await direct.pool.end();
  await database.drop();
});

/** Errors that would have crashed the process. */
const fatal: unknown[] = [];
const note = (error: unknown) => void fatal.push((error as Error).stack);
beforeEach(() => void process.on('unhandledRejection', note).on('uncaughtException', note));
afterEach(() => {
  process.off('unhandledRejection', note).off('uncaughtException', note);
  const seen = fatal.splice(0);
  if (seen.length > 0) throw new Error(`This would have crashed the process:\n${seen.join('\n')}`);
});

const endBackends = () =>
  direct.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'vetka-api' and pid <> pg_backend_pid() and datname = current_database()`,
  );

const unavailable = {
  statusCode: 503,
  code: 'unavailable',
  message: 'Сервис временно недоступен. Попробуйте ещё раз через несколько секунд',
};

function expectUnavailable({ status, body, headers }: Answer<unknown>): void {
  expect({ status, body }).toEqual({ status: 503, body: { ...unavailable, details: { retryAfterSeconds: 5 } } });
  expect(headers['retry-after']).toBe('5');
}

const ready = async () => (await fetch(`${root}/health/ready`)).status;
const cities = () => api.visitor().get('cities');

test('checkouts whose connections are terminated: nothing is lost or half done, and a repeated key gives one order', async () => {
  const seller = await market.seller();
  const product = await market.product(seller, { stock: 1000 });
  const desks: { visitor: Visitor; key: string; body: CreateOrder }[] = [];
  for (let desk = 0; desk < 60; desk += 1) {
    const visitor = await market.customer();
    const cart = await market.add(visitor, product.id);
    const body = market.bodyOf([market.wish(cart.carts[0]?.cartId ?? 0, seller)], 280_000);
    desks.push({ visitor, key: randomUUID(), body });
  }
  const send = ({ visitor, body, key }: (typeof desks)[number]) => market.order(visitor, body, key);
  const asked = desks.map(send);
  for (const waitsFor of [0, 15, 30, 45]) {
    await asked[waitsFor];
    await endBackends();
  }
  const first = await Promise.all(asked);

  const refused = first.filter(({ status }) => status !== 200);
  // Most transactions are retried on another connection; reads outside one are refused.
  expect((api.repeats.get('57P01') ?? 0) + refused.length).toBeGreaterThan(0);
  for (const answer of refused) expectUnavailable(answer);

  // A pool on a busy machine may still hold connections that were terminated.
  const repeat = (desk: (typeof desks)[number]) =>
    vi.waitFor(
      async () => {
        const answer = await send(desk);
        expect(answer.status).toBe(200);
        return answer;
      },
      { timeout: 30_000 },
    );
  const second = await Promise.all(desks.map(repeat));
  const ids = second.map(({ body }) => body.orderId);
  const confirmed = first.flatMap(({ status, body }, desk) => (status === 200 ? [[desk, body.orderId]] : []));
  expect(confirmed).toEqual(confirmed.map(([desk = 0]) => [desk, ids[desk]]));

  const parts = await direct.db
    .select({ orderId: orderServices.orderId })
    .from(orderServices)
    .where(eq(orderServices.serviceId, seller.id));
  const withoutParts = sql`not exists (select from ${orderServices} where ${orderServices.orderId} = ${orders.id})`;
  expect(await direct.db.select().from(orders).where(withoutParts)).toEqual([]);
  const [sold] = await direct.db.select().from(products).where(eq(products.id, product.id));
  expect(parts).toHaveLength(60);
  expect(new Set(parts.map(({ orderId }) => orderId))).toEqual(new Set(ids));
  expect(new Set(ids).size).toBe(60);
  expect(sold?.stock).toBe(940);
}, 120_000);

test('a PostgreSQL that is stopped and started: 503, then 200 within ten seconds, without a restart', async () => {
  expect((await cities()).status).toBe(200);
  await line.cut();
  expectUnavailable(await cities());
  expect(await ready()).toBe(503);
  const visitor = api.visitor();
  // More failed transactions than the pool has connections: each must return its connection.
  for (let tries = 0; tries < 20; tries += 1) {
    expectUnavailable(await visitor.post('verification/phone', { phone: '+79161234567' }));
  }
  await line.mend();
  await vi.waitFor(async () => expect((await cities()).status).toBe(200), { timeout: 10_000, interval: 100 });
  expect(await ready()).toBe(200);
}, 30_000);

test('transactions whose first statement fails return their connections', async () => {
  for (let round = 0; round < 12; round += 1) {
    // Idle connections terminated just before use fail at `begin`.
    const busy = Array.from({ length: 8 }, () => api.db.transaction(async (tx) => tx.execute(sql`select 1`)));
    const settled = Promise.allSettled(busy);
    await endBackends();
    await settled;
  }
  await vi.waitFor(async () => expect((await cities()).status).toBe(200), { timeout: 10_000 });
}, 30_000);

test('a PostgreSQL whose host has vanished: 503 after ten seconds instead of an endless wait', async () => {
  await line.silence();
  const startedAt = performance.now();
  // The first ones find the broken connections of the pool, the others wait for new ones.
  for (const answer of await Promise.all(Array.from({ length: 20 }, cities))) expectUnavailable(answer);
  expect(performance.now() - startedAt).toBeGreaterThan(9000);
  expect(performance.now() - startedAt).toBeLessThan(25_000);
  await line.cut();
  await line.mend();
  await vi.waitFor(async () => expect((await cities()).status).toBe(200), { timeout: 10_000, interval: 100 });
}, 60_000);

test('jobs that run during the outage fail, and succeed in the next run', async () => {
  await line.cut();
  for (const job of ['payment.poll', 'payment.expire', 'payment.refund', 'order.forget-keys']) {
    await expect(api.app.jobs.run(job)).rejects.toThrow(/Failed query|ECONNREFUSED|Connection terminated/);
  }
  await line.mend();
  for (const job of ['payment.poll', 'payment.expire', 'payment.refund', 'order.forget-keys']) {
    await api.app.jobs.run(job);
  }
});

test('a stream of order events ends with its connection, and the next one delivers the missed events', async () => {
  const { visitor, order } = await market.ordered();
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const open = (lastId: string) =>
    fetch(`${root}/api/v1/order-events`, { headers: { cookie, accept: 'text/event-stream', 'last-event-id': lastId } });
  const stream = await open('0');
  expect(stream.status).toBe(200);
  await line.cut();
  // Resolves only if the stream has ended.
  expect(await stream.text()).toContain(`"orderId":${order.orderId}`);
  expect((await open('0')).status).toBe(503);
  await line.mend();
  const again = await vi.waitFor(
    async () => {
      const answer = await open('0');
      expect(answer.status).toBe(200);
      return answer;
    },
    { timeout: 10_000, interval: 100 },
  );
  const { value } = (await again.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {};
  expect(value).toContain('retry:');
}, 30_000);
