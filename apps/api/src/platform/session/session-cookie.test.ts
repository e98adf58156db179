import type { FastifyRequest } from 'fastify';
import { describe, expect, it, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { readConfig } from '../config.ts';
import { cookieNameOf, readCookie } from './session-cookie.ts';

const api = await startTestApp({ env: { PUBLIC_URL: 'https://vetka.example' } });
const isSignedIn = async (visitor: Visitor) => (await visitor.get('auth/user')).status === 200;
const tokenOf = (visitor: Visitor) => visitor.cookies.get('__Host-vetka_session') ?? '';

describe('over https', () => {
  it('the cookies of a session and of a device are bound to the host by their names', async () => {
    const phone = '+79035550101';
    const visitor = api.visitor();
    await visitor.post('verification/phone', { phone });
    const { headers } = await visitor.post('auth', { phone, code: api.lastCode(phone), hasConsent: true });
    const cookies = [headers['set-cookie']].flat().map(String);
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toMatch(/^__Host-vetka_(?:session|device)=/);
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    expect((await visitor.get('session')).body).toMatchObject({ cookieName: '__Host-vetka_session' });
  });

  it('a session under the former name stays signed in, and its next sign-in moves it to the new name', async () => {
    const { visitor, user } = await api.signIn();
    const earlier = api.visitor();
    earlier.cookies.set('vetka_session', tokenOf(visitor));
    expect(await isSignedIn(earlier)).toBe(true);
    await api.signIn(earlier, user.phone);
    expect([earlier.cookies.has('vetka_session'), await isSignedIn(earlier)]).toEqual([false, true]);
  });

  it('signing out also removes the former name', async () => {
    const { visitor } = await api.signIn();
    const earlier = api.visitor();
    earlier.cookies.set('vetka_session', tokenOf(visitor));
    await earlier.get('auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([...earlier.cookies.keys()]).toEqual([]);
  });

  it('a cookie that a subdomain planted does not replace the session', async () => {
    const [own, planted] = await Promise.all([api.signIn(), api.signIn()]);
    own.visitor.cookies.set('vetka_session', tokenOf(planted.visitor));
    expect((await own.visitor.get('auth/user')).body.id).toBe(own.user.id);
  });
});

test('the former name ends with the last session that can have it', () => {
  const config = readConfig({ PUBLIC_URL: 'https://vetka.example' });
  const request = { protocol: 'https', cookies: { vetka_session: 'a' } } as unknown as FastifyRequest;
  const at = (day: string) => readCookie('vetka_session', request, config, Date.parse(day));
  expect([at('2027-01-31'), at('2027-02-01')]).toEqual(['a', undefined]);
});

test.each([
  ['http', {}, 'vetka_session'],
  ['https', {}, '__Host-vetka_session'],
  ['http', { PUBLIC_URL: 'https://vetka.example' }, '__Host-vetka_session'],
  ['https', { COOKIE_DOMAIN: 'vetka.example' }, '__Secure-vetka_session'],
])('over %s with %o the cookie is %3$s', (protocol, env, name) => {
  expect(cookieNameOf('vetka_session', { protocol } as FastifyRequest, readConfig(env))).toBe(name);
});
