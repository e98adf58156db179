import { setTimeout as pause } from 'node:timers/promises';
import { apiBase, contract, type Call, type CallName, type Contract } from '@vetka/api-client/contract';
import type { Problem } from '@vetka/domain/problem';
import type { PoolClient } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { isBrowsing } from '../src/platform/http/pressure.ts';
import { startTestApp } from './app.ts';
import type { Answer } from './visitor.ts';

vi.setConfig({ testTimeout: 60_000 });

const api = await startTestApp({ env: { EVENT_LOOP_DELAY: '250' } });
/** Refuses nothing for a late event loop. */
const patient = await startTestApp({ beside: api });

/** Areas whose calls are all answered under pressure. */
const essentialAreas: readonly (keyof Contract)[] = [
  'cart',
  'chat',
  'comment',
  'commission',
  'delivery',
  'desk',
  'goods',
  'income',
  'legal',
  'media',
  'moderation',
  'money',
  'notice',
  'offer',
  'opening',
  'order',
  'payout',
  'place',
  'promotion',
  'receipt',
  'reconciliation',
  'session',
  'statistics',
  'stem',
  'storefront',
  'team',
];

/** Reads of the other areas that are answered under pressure: one's own, and those that every page needs. */
const essentialReads: readonly CallName[] = [
  'account.users',
  'account.addresses',
  'account.restrictions',
  'account.consents',
  'account.deletionTerms',
  'article.favorites',
  'article.readOwn',
  'article.own',
  'article.draft',
  'article.versions',
  'catalog.favorites',
  'catalog.categories',
  'content.favorites',
  'content.deleted',
  'page.seo',
  'page.homeBanners',
  'page.texts',
  'page.redirects',
  'review.ownOfProduct',
  'review.ownOfService',
  'review.awaiting',
  'review.mine',
  'review.ofDesk',
  'search.synonyms',
  'service.read',
  'service.offers',
  'service.ownSubscriptions',
];

const calls = Object.entries(contract).flatMap(([area, ofArea]) =>
  Object.entries<Call>(ofArea).map(([name, call]) => ({ area, name: `${area}.${name}` as CallName, ...call })),
);
const pathOf = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

/** Takes all connections, and lets as many more wait as the limit allows, and one. */
async function fillPool() {
  const { pool } = api.app;
  const { max } = pool.options;
  const held: PoolClient[] = await Promise.all(Array.from({ length: max }, () => pool.connect()));
  const waiting = Array.from({ length: 10 * max + 1 }, async () => (await pool.connect()).release());
  await pause(300);
  return async () => {
    for (const client of held) client.release();
    await Promise.all(waiting);
  };
}

const isRefused = ({ status, body }: Answer<unknown>) =>
  status === 503 && (body as Partial<Problem> | null)?.code === 'overloaded';

test('every read chooses: it is refused under pressure, or answered', () => {
  const reads = calls.filter(({ method }) => method === 'GET');
  const undecided = reads.filter(({ area, name }) => {
    const isEssential = essentialAreas.includes(area as keyof Contract) || essentialReads.includes(name);
    return isEssential === isBrowsing(name);
  });
  expect(undecided.map(({ name }) => name)).toEqual([]);
});

test('no write is refused under pressure', () => {
  expect(calls.filter(({ method, name }) => method !== 'GET' && isBrowsing(name))).toEqual([]);
});

test('while queries queue for connections, browsing is refused at once, and every other call is not', async () => {
  const release = await fillPool();
  // A stream never ends.
  const asked = calls.filter(({ name }) => name !== 'desk.events');
  const ask = async ({ name, method, path }: (typeof calls)[number]) => {
    const visitor = api.visitor();
    const url = `${apiBase}${pathOf(path)}`;
    const answer = await (method === 'GET'
      ? visitor.get(url)
      : visitor[method === 'PUT' ? 'put' : method === 'DELETE' ? 'delete' : 'post'](url, {}));
    return { name, answer };
  };
  const refused = Promise.all(asked.filter(({ name }) => isBrowsing(name)).map(ask));
  const others = Promise.all(asked.filter(({ name }) => !isBrowsing(name)).map(ask));
  const answers = await refused;
  await release();
  expect(answers.filter(({ answer }) => !isRefused(answer)).map(({ name }) => name)).toEqual([]);
  expect((await others).filter(({ answer }) => isRefused(answer)).map(({ name }) => name)).toEqual([]);
  expect(answers[0]?.answer).toMatchObject({
    body: {
      statusCode: 503,
      code: 'overloaded',
      message: 'Сейчас слишком много посетителей. Попробуйте ещё раз через несколько секунд',
      details: { retryAfterSeconds: 5 },
    },
    headers: { 'retry-after': '5' },
  });
  const metrics = (await api.app.inject('/metrics')).body;
  expect(metrics).toContain(`browsing_refused_total ${answers.length}`);
  await expect.poll(async () => (await api.visitor().get('catalog')).status).toBe(200);
});

test('a bank’s notification and a return from the bank are not refused', async () => {
  const release = await fillPool();
  const visitor = api.visitor();
  const answers = Promise.all([
    visitor.post('payments/notifications/tbank', {}),
    visitor.post('payments/notifications/tochka', {}),
    visitor.get('payments/return/1'),
  ]);
  expect(isRefused(await visitor.get('catalog'))).toBe(true);
  await release();
  expect((await answers).filter(isRefused)).toEqual([]);
});

test('while the event loop is late, the catalogue is refused and the cart is answered; afterwards both are', async () => {
  let isBusy = true;
  onTestFinished(() => void (isBusy = false));
  const block = () => {
    const end = performance.now() + 700;
    while (performance.now() < end);
    if (isBusy) setTimeout(block, 10);
  };
  block();
  const visitor = api.visitor();
  await expect.poll(async () => isRefused(await visitor.get('catalog')), { timeout: 20_000 }).toBe(true);
  expect((await visitor.get('cart')).status).toBe(200);
  isBusy = false;
  await expect.poll(async () => (await visitor.get('catalog')).status, { timeout: 20_000 }).toBe(200);
});

test('with a limit of 0 the catalogue is answered even after standstills that left nothing to measure', async () => {
  // Longer than a sample, which then contains no delay at all and counts as an endless one.
  for (let standstill = 0; standstill < 3; standstill += 1) {
    const end = performance.now() + 2200;
    while (performance.now() < end);
    await pause(0);
  }
  expect((await patient.visitor().get('catalog')).status).toBe(200);
});
