import type { Problem } from '@vetka/domain/problem';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { sessions } from '../database/schema/index.ts';
import { limits } from './limits.ts';

const usual = { RATE_LIMIT: String(limits.anything.max) };
const people = 200;
const house = '203.0.113.7';

/** Requests a person makes on the way to a paid bouquet, with all statuses received. */
async function browseAndBuy(
  api: TestApp,
  market: ReturnType<typeof createMarketFixture>,
  index: number,
): Promise<number[]> {
  const statuses: number[] = [];
  const note = <T extends { status: number }>(answer: T): T => {
    statuses.push(answer.status);
    return answer;
  };
  const visitor = api.visitor(house);
  const { seller, product } = await stockOf(market);
  for (const path of ['session', 'categories', 'banners', 'catalog', 'products/popular', `products/${product.slug}`]) {
    note(await visitor.get(path));
  }
  const line = { productId: product.id, quantity: 1, isCartShop: false };
  const cart = note(await visitor.post<Awaited<ReturnType<typeof market.add>>>('cart/addToCart', line));
  const phone = `+7955${String(index).padStart(7, '0')}`;
  note(await visitor.post('verification/phone', { phone }));
  note(await visitor.post('auth', { phone, code: api.lastCode(phone), hasConsent: true }));
  const own = note(await visitor.get<typeof cart.body>('cart'));
  const wish = market.wish(own.body.carts[0]?.cartId ?? 0, seller);
  note(await market.order(visitor, market.bodyOf([wish], 280_000)));
  return statuses;
}

let stock: Promise<{
  seller: Awaited<ReturnType<ReturnType<typeof createMarketFixture>['seller']>>;
  product: Awaited<ReturnType<ReturnType<typeof createMarketFixture>['product']>>;
}>;
const stockOf = (market: ReturnType<typeof createMarketFixture>) =>
  (stock ??= market.seller().then(async (seller) => ({
    seller,
    product: await market.product(seller, { stock: people }),
  })));

describe('browsing and buying', async () => {
  const api = await startTestApp({ env: usual });
  const market = createMarketFixture(api);

  it('works for 200 people behind one address', { timeout: 240_000 }, async () => {
    const waiting = Array.from({ length: people }, (_, index) => index);
    const seen: number[] = [];
    const walk = async () => {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        seen.push(...(await browseAndBuy(api, market, index)));
      }
    };
    await Promise.all(Array.from({ length: 20 }, walk));
    expect(seen).toHaveLength(people * 11);
    expect(new Set(seen)).toEqual(new Set([200]));
  });
});

describe('one session', async () => {
  const api = await startTestApp({ env: { RATE_LIMIT: '20' } });
  const market = createMarketFixture(api);
  const { product } = await market.seller().then(async (seller) => ({ product: await market.product(seller) }));
  const begin = async (visitor: Visitor) => {
    await market.add(visitor, product.id);
    return visitor;
  };
  const hammer = async (visitor: Visitor, times: number) =>
    Promise.all(Array.from({ length: times }, () => visitor.get<Problem>('cities')));

  it('with too many requests gets a Retry-After, and others at its address are not affected', async () => {
    const answers = await hammer(await begin(api.visitor(house)), 25);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.body).toMatchObject({ code: 'rate-limit', message: 'Слишком много запросов' });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    const neighbour = await begin(api.visitor(house));
    expect((await neighbour.get('cities')).status).toBe(200);
    expect((await api.visitor(house).get('cities')).status).toBe(200);
  });

  it('with a forged cookie has no limit of its own', async () => {
    const address = '203.0.113.8';
    const answers = [];
    for (let count = 0; count < 201; count += 1) {
      const stranger = api.visitor(address);
      stranger.cookies.set('vetka_session', `${count}`.padEnd(43, 'a'));
      answers.push(await stranger.get('cities'));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array(200).fill(200), 429]);
  });

  it('cannot be created endlessly by one address', async () => {
    const address = '203.0.113.9';
    await api.app.limits.take('newSessions', ` address ${address}`, limits.newSessions.max - 1);
    const before = await api.db.$count(sessions);
    const line = { productId: product.id, quantity: 1, isCartShop: false };
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push(await api.visitor(address).post('cart/addToCart', line));
    expect(answers.map(({ status }) => status)).toEqual([200, 429, 429]);
    expect(await api.db.$count(sessions)).toBe(before + 1);
  });
});

describe('a person', async () => {
  const api = await startTestApp();
  const phone = '+79550000077';
  const enter = async () => (await api.signIn(api.visitor(), phone)).visitor;
  const guess = (visitor: Visitor) => visitor.put('profile/password', { currentPassword: 'не тот', password: 'x' });

  it('does not renew a limit by signing in again', async () => {
    const first = await enter();
    const statuses = [];
    for (let count = 0; count < limits.settings.max; count += 1) statuses.push((await guess(first)).status);
    expect(new Set(statuses)).toEqual(new Set([422]));
    expect((await guess(await enter())).status).toBe(429);
    expect((await guess((await api.signIn()).visitor)).status).toBe(422);
  });

  it('together with others sends at most five letters a day to one e-mail', async () => {
    const statuses = [];
    for (let count = 0; count < limits.confirmationsToEmail.max + 1; count += 1) {
      const { visitor } = await api.signIn();
      statuses.push((await visitor.put('profile/email', { email: 'Victim@example.ru ' })).status);
    }
    expect(statuses).toEqual([...Array(limits.confirmationsToEmail.max).fill(200), 429]);
    expect(api.outside.mail.sent.filter(({ to }) => to === 'victim@example.ru')).toHaveLength(5);
  });
});

describe('an address', async () => {
  const api = await startTestApp({ env: { RATE_LIMIT: '1' } });

  it('is taken from the header only when sent by a trusted proxy', async () => {
    const ask = (remoteAddress: string, forwarded: string) =>
      api.app.inject({ url: '/api/v1/session', remoteAddress, headers: { 'x-forwarded-for': forwarded } });
    const said = async (remoteAddress: string, forwarded: string) =>
      (await ask(remoteAddress, forwarded)).json<{ ip: string }>().ip;
    expect(await said('127.0.0.1', '198.51.100.1')).toBe('198.51.100.1');
    expect(await said('198.51.100.2', '198.51.100.3')).toBe('198.51.100.2');
    const forging = Array.from({ length: 11 }, (_, index) => ask('198.51.100.4', `192.0.2.${index}`));
    const statuses = (await Promise.all(forging)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('raised limits', async () => {
  const api = await startTestApp({ env: { RATE_LIMIT: '2000' } });

  it('include the one of an address, and still end in 429', async () => {
    const address = '198.51.100.9';
    const status = async () => (await api.visitor(address).get('cities')).status;
    await api.app.limits.take('anythingFromAddress', ` address ${address}`, limits.anythingFromAddress.max);
    expect(await status()).toBe(200);
    await api.app.limits.take(
      'anythingFromAddress',
      ` address ${address}`,
      100_000 - limits.anythingFromAddress.max - 1,
    );
    expect(await status()).toBe(429);
  });
});

describe('limits while Redis is unavailable', async () => {
  const env = { REDIS_URL: 'redis://127.0.0.1:1', LOGIN_LIMIT: '3', RATE_LIMIT: '50' };
  const first = await startTestApp({ env });
  const second = await startTestApp({ env, beside: first });

  it('of passwords are shared by all replicas', async () => {
    const guess = (api: TestApp) => api.visitor().post('auth/by-password', { login: 'nobody', password: 'x' });
    const answers = [await guess(first), await guess(second), await guess(first), await guess(second)];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 429]);
    await first.db.execute(sql`update guarded_tries set expire = 1`);
    await first.app.jobs.run('limits.delete-ended');
    expect((await guess(second)).status).toBe(422);
  });

  it('of everything else hold within each replica', async () => {
    const visitor = first.visitor();
    const answers = await Promise.all(Array.from({ length: 501 }, () => visitor.get('cities')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });
});
