import { setTimeout as pause } from 'node:timers/promises';
import type { Cart } from '@vetka/domain/cart';
import { type Session } from '@vetka/domain/session';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeProduct, makeService } from '../../../test/shop.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { carts, sessions, users } from '../../platform/database/schema/index.ts';
import { hashPassword } from '../../platform/password.ts';

const api = await startTestApp({ env: { LOGIN_LIMIT: '100000' } });
const { db } = api;
const password = 'ветка-и-пион';
const passwordHash = await hashPassword(password);
const products: number[] = [];
let people = 0;

beforeAll(async () => {
  const sellers = [await makeService(db), await makeService(db)];
  for (let index = 0; index < 8; index += 1) {
    const product = await makeProduct(db, sellers[index % 2]?.id ?? 0, { stock: 1000 });
    products.push(product.id);
  }
});

const add = (visitor: Visitor, productId: number) =>
  visitor.post<Cart>('cart/addToCart', { productId, quantity: 1, isCartShop: false });
const productsIn = (cart: Cart): number[] =>
  cart.carts.flatMap(({ items }) => items.map(({ product }) => product.id)).toSorted((a, b) => a - b);

/** A person with a password and an empty cart. */
async function makePerson(): Promise<string> {
  people += 1;
  const nickname = `racer-${people}`;
  await db.insert(users).values({ nickname, passwordHash });
  return nickname;
}
const signIn = (visitor: Visitor, login: string) => visitor.post('auth/by-password', { login, password });

/** A guest with one line in the cart. */
async function shoppingGuest(): Promise<Visitor> {
  const visitor = api.visitor();
  await add(visitor, products[0] ?? 0);
  return visitor;
}
/** Another tab of the browser that keeps sending the current cookie. */
function staleTab(visitor: Visitor): Visitor {
  const tab = api.visitor();
  for (const [name, value] of visitor.cookies) tab.cookies.set(name, value);
  return tab;
}

describe('a guest who signs in', () => {
  it('keeps a line that another tab adds at the same moment', { timeout: 60_000 }, async () => {
    const delay = fc.integer({ min: 0, max: 90 });
    await fc.assert(
      fc.asyncProperty(fc.array(delay, { minLength: 1, maxLength: 7 }), delay, async (delays, signInDelay) => {
        const login = await makePerson();
        const visitor = await shoppingGuest();
        const adding = delays.map(async (ms, index) => {
          await pause(ms);
          return add(visitor, products[index + 1] ?? 0);
        });
        await pause(signInDelay);
        const signedIn = await signIn(visitor, login);
        const added = await Promise.all(adding);
        expect([signedIn, ...added].map(({ status }) => status)).toEqual(Array(delays.length + 1).fill(200));
        expect((await visitor.get('auth/user')).status).toBe(200);
        const { body } = await visitor.get<Cart>('cart');
        expect(productsIn(body)).toEqual(products.slice(0, delays.length + 1));
      }),
      { numRuns: 25 },
    );
    const lost = await db.select({ id: carts.id }).from(carts).innerJoin(sessions, eq(sessions.id, carts.sessionId));
    expect(lost).toEqual([]);
  });

  it('gets into the person’s cart what a stale tab adds with the former cookie, and the tab’s cookie stays', async () => {
    const login = await makePerson();
    const visitor = await shoppingGuest();
    const late = staleTab(visitor);
    await signIn(visitor, login);
    const { status, headers, body } = await add(late, products[1] ?? 0);
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(productsIn(body)).toEqual(products.slice(0, 2));
    expect(productsIn((await visitor.get<Cart>('cart')).body)).toEqual(products.slice(0, 2));
  });

  it('stays signed in when a stale tab reads with the former cookie, which gives no access to personal data', async () => {
    const login = await makePerson();
    const visitor = await shoppingGuest();
    const late = staleTab(visitor);
    await signIn(visitor, login);
    const session = await late.get<Session>('session');
    expect([session.status, session.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await late.get('auth/user')).status).toBe(401);
    expect((await late.get('orders')).status).toBe(401);
    expect((await visitor.get('auth/user')).status).toBe(200);
  });

  it('is signed in in all of four tabs that sign in at once, whichever answer arrives last', async () => {
    const login = await makePerson();
    const visitor = await shoppingGuest();
    const tabs = Array.from({ length: 4 }, () => staleTab(visitor));
    const answers = await Promise.all(tabs.map((tab) => signIn(tab, login)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const tab of tabs) {
      expect((await tab.get('auth/user')).status).toBe(200);
      expect(productsIn((await tab.get<Cart>('cart')).body)).toEqual(products.slice(0, 1));
    }
  });

  it('has a former cookie that is worthless after half a minute', async () => {
    const login = await makePerson();
    const visitor = await shoppingGuest();
    const late = staleTab(visitor);
    await signIn(visitor, login);
    await db.update(sessions).set({ formerUntil: new Date(Date.now() - 1) });
    expect((await late.get<Cart>('cart')).body.itemsCount).toBe(0);
  });
});

describe('the former cookie', () => {
  it('expires with the session when the person signs out', async () => {
    const login = await makePerson();
    const visitor = await shoppingGuest();
    const late = staleTab(visitor);
    await signIn(visitor, login);
    await visitor.get('auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect((await late.get<Cart>('cart')).body.itemsCount).toBe(0);
    await add(late, products[1] ?? 0);
    await signIn(visitor, login);
    expect(productsIn((await visitor.get<Cart>('cart')).body)).toEqual(products.slice(0, 1));
  });

  it('does not sign the person out', async () => {
    const login = await makePerson();
    const visitor = await shoppingGuest();
    const late = staleTab(visitor);
    await signIn(visitor, login);
    const out = await late.get('auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(out.headers['set-cookie']).toBeUndefined();
    expect((await visitor.get('auth/user')).status).toBe(200);
  });

  it('from before a change of password is worthless on another device, and replaces no cookie on this one', async () => {
    const login = await makePerson();
    const [here, elsewhere] = [api.visitor(), api.visitor()];
    await signIn(here, login);
    await signIn(elsewhere, login);
    const [stolen, lateGuest] = [staleTab(here), staleTab(elsewhere)];
    const { status } = await here.put('profile/password', { currentPassword: password, password: 'другой-пион-9' });
    expect(status).toBe(200);
    for (const other of [stolen, lateGuest, elsewhere]) expect((await other.get('auth/user')).status).toBe(401);
    expect((await add(stolen, products[2] ?? 0)).headers['set-cookie']).toBeUndefined();
    expect((await here.get('auth/user')).status).toBe(200);
  });
});

describe('a cookie', () => {
  it.each(['session', 'cart', 'cities', 'products'])('is neither set nor replaced by GET or HEAD %s', async (path) => {
    const stranger = api.visitor();
    stranger.cookies.set('vetka_session', 'a'.repeat(43));
    for (const visitor of [api.visitor(), stranger]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers } = await api.app.inject({
          method,
          url: `/api/v1/${path}`,
          cookies: Object.fromEntries(visitor.cookies),
        });
        expect([method, statusCode, headers['set-cookie']]).toEqual([method, 200, undefined]);
      }
    }
  });

  it('is set with the first cart line, and not by requests that store nothing', async () => {
    const before = await db.$count(sessions);
    const visitor = api.visitor();
    await visitor.get('session');
    await visitor.post('verification/phone', { phone: '+79035550101' });
    await visitor.post('session/cookie-consent');
    await signIn(visitor, 'nobody-of-this-name');
    expect((await add(visitor, 999_999)).status).toBe(404);
    // The mark of the browser that waits for a code is no session.
    expect([[...visitor.cookies.keys()], await db.$count(sessions)]).toEqual([['vetka_code'], before]);
    await add(visitor, products[0] ?? 0);
    expect([visitor.cookies.has('vetka_session'), await db.$count(sessions)]).toEqual([true, before + 1]);
  });

  it('does not appear in the session’s answer', async () => {
    const visitor = await shoppingGuest();
    const { body } = await visitor.get<Session>('session');
    const token = visitor.cookies.get('vetka_session') ?? '';
    expect(JSON.stringify(body)).not.toContain(token);
    expect(body.sessionId).toMatch(/^[\w-]{20,}$/);
    const stored = await db.select().from(sessions);
    expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(body.sessionId);
    const thief = api.visitor();
    thief.cookies.set('vetka_session', body.sessionId ?? '');
    expect((await thief.get<Cart>('cart')).body.itemsCount).toBe(0);
  });

  it('signing out by HEAD is not possible', async () => {
    const { visitor } = await api.signIn();
    await api.app.inject({
      method: 'HEAD',
      url: '/api/v1/auth/logout',
      cookies: Object.fromEntries(visitor.cookies),
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect((await visitor.get('auth/user')).status).toBe(200);
  });
});
