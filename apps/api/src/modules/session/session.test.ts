import { signInMessages, type RecordedConsent, type Session } from '@vetka/domain/session';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { cities, consents, sessions, users, verificationCodes } from '../../platform/database/schema/index.ts';
import { hashPassword } from '../../platform/password.ts';

const api = await startTestApp();
const [city] = await api.db
  .insert(cities)
  .values({ slug: 'kazan', name: 'Казань', region: 'Татарстан', lat: 55.8, lng: 49.1, timeZone: 'Europe/Moscow' })
  .returning();

describe('a session', () => {
  it('API-03: is created for a guest who chooses a city, in a cookie no script can read', async () => {
    const visitor = api.visitor();
    const { status, headers } = await visitor.post('cities', { cityId: city?.id });
    expect(status).toBe(200);
    expect(headers['set-cookie']).toMatch(/^vetka_session=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    const { body, headers: read } = await visitor.get<Session>('session');
    expect(read['cache-control']).toBe('no-store');
    expect(body, 'REC-03: the fields of a session').toMatchObject({
      cookieName: 'vetka_session',
      domain: null,
      sessionId: expect.stringMatching(/^[\w-]{32}$/),
      sessionIdExpires: expect.stringMatching(/Z$/),
      geo: { city: { id: city?.id } },
      ip: visitor.ip,
    });
    const sent = api.visitor();
    sent.cookies.set(body.cookieName, visitor.cookies.get(body.cookieName) ?? '');
    const again = await sent.get<Session>('session');
    expect(again.body.sessionId, 'ROL-08: the cookie belongs to the stored session').toBe(body.sessionId);
    expect(new Date(body.sessionIdExpires ?? 0).getTime() - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  });

  it('is empty for a visitor who only reads, and shows their address', async () => {
    const visitor = api.visitor();
    const { body } = await visitor.get<Session>('session');
    expect(body).toMatchObject({ sessionId: null, sessionIdExpires: null, geo: { city: null }, ip: visitor.ip });
  });

  it('stays the same from request to request', async () => {
    const { visitor } = await api.signIn();
    const first = await visitor.get<Session>('session');
    const second = await visitor.get<Session>('session');
    expect(second.body.sessionId).toBe(first.body.sessionId);
  });

  it('is not created by reading', async () => {
    expect((await api.visitor().get('cities')).headers['set-cookie']).toBeUndefined();
  });

  it('is stored without the value of the cookie', async () => {
    const { visitor } = await api.signIn();
    const stored = await api.db.select().from(sessions);
    expect(JSON.stringify(stored)).not.toContain(visitor.cookies.get('vetka_session'));
  });

  it('is deleted some time after it has ended', async () => {
    await api.signIn();
    await api.db.update(sessions).set({ lastSeenAt: new Date(Date.now() - 8 * 86_400_000) });
    const { visitor } = await api.signIn();
    await api.app.jobs.run('session.delete-ended');
    expect(await api.db.$count(sessions)).toBe(1);
    expect((await visitor.get('auth/user')).status).toBe(200);
  });

  it('expires after seven idle days', async () => {
    const { visitor } = await api.signIn();
    await api.db.update(sessions).set({ lastSeenAt: new Date(Date.now() - 7 * 86_400_000) });
    expect((await visitor.get('auth/user')).status).toBe(401);
  });

  it('ends at once for a blocked person', async () => {
    const { visitor, user } = await api.signIn();
    await api.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, user.id));
    expect((await visitor.get('auth/user')).status).toBe(401);
  });
});

describe('signing in by phone', () => {
  it('API-05: creates an account on the first visit and finds it on the second, in any spelling of the number', async () => {
    const first = await api.signIn(api.visitor(), '+79031112233');
    await api.db.update(verificationCodes).set({ createdAt: new Date(Date.now() - 61_000) });
    const visitor = api.visitor();
    await visitor.post('verification/phone', { phone: '8 (903) 111-22-33' });
    const again = await visitor.post('auth', { phone: '9031112233', code: api.lastCode('+79031112233') });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ id: first.user.id, phone: '+79031112233', role: 'USER', address: null });
  });

  it('changes the id of the session', async () => {
    const visitor = api.visitor();
    await visitor.post('cities', { cityId: city?.id });
    const before = await visitor.get<Session>('session');
    await api.signIn(visitor);
    const after = await visitor.get<Session>('session');
    expect(after.body.sessionId).not.toBe(before.body.sessionId);
  });

  it('asks a new person for consent without consuming the code, and records it', async () => {
    const phone = '+79031112244';
    const visitor = api.visitor();
    await visitor.post('verification/phone', { phone });
    const code = api.lastCode(phone);
    const refused = await visitor.post('auth', { phone, code });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errors: { hasConsent: [signInMessages.consent] } });
    const { status, body } = await visitor.post<{ id: number }>('auth', { phone, code, hasConsent: true });
    expect(status).toBe(200);
    const [consent] = await api.db.select().from(consents).where(eq(consents.userId, body.id));
    expect(consent).toMatchObject({ kind: 'REGISTRATION', textVersion: '2026-11-01', ip: visitor.ip });
  });

  it('records the cookie consent of a guest and of a person: text, time and address', async () => {
    const guest = api.visitor();
    const before = Date.now();
    const { status, body } = await guest.post<RecordedConsent>('session/cookie-consent', {
      textVersion: '2026-11-01',
    });
    expect(status).toBe(200);
    expect(Date.parse(body.acceptedAt)).toBeGreaterThanOrEqual(before - 1000);
    const { visitor, user } = await api.signIn();
    await visitor.post('session/cookie-consent');
    const recorded = await api.db.select().from(consents).where(eq(consents.kind, 'COOKIE'));
    expect(recorded).toMatchObject([
      { userId: null, textVersion: '2026-11-01', ip: guest.ip, acceptedAt: new Date(body.acceptedAt) },
      { userId: user.id, textVersion: '2026-11-01', ip: visitor.ip },
    ]);
  });

  it('accepts a code once', async () => {
    const phone = '+79031112255';
    await api.signIn(api.visitor(), phone);
    const again = await api.visitor().post('auth', { phone, code: api.lastCode(phone), hasConsent: true });
    expect(again.body).toMatchObject({ statusCode: 422, errors: { code: [signInMessages.codeExpired] } });
  });

  it('allows five tries, and then refuses even the correct code', async () => {
    const phone = '+79031112266';
    const visitor = api.visitor();
    await visitor.post('verification/phone', { phone });
    const right = api.lastCode(phone);
    const wrong = right === '0000' ? '0001' : '0000';
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => visitor.post('auth', { phone, code: wrong, hasConsent: true })),
    );
    expect(tries.map(({ body }) => body.message)).toEqual(Array(5).fill(signInMessages.code));
    const last = await visitor.post('auth', { phone, code: right, hasConsent: true });
    expect(last.body).toMatchObject({ errors: { code: [signInMessages.tooManyTries] } });
  });

  it('AUS-15: sends a second code only after a minute, however many concurrent requests ask for it', async () => {
    const phone = '+79031112277';
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => api.visitor().post('verification/phone', { phone })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(50);
    expect(api.outside.sms.sent.filter((message) => message.phone === phone)).toHaveLength(1);
  });

  it('does not count a code that the operator did not accept', async () => {
    const phone = '+79031112288';
    api.outside.sms.refused.add(phone);
    const failed = await api.visitor().post('verification/phone', { phone });
    api.outside.sms.refused.delete(phone);
    expect(failed.status).toBe(503);
    expect((await api.visitor().post('verification/phone', { phone })).status).toBe(200);
  });

  it('explains what is wrong with a number', async () => {
    const { status, body } = await api.visitor().post('verification/phone', { phone: '12' });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { phone: [signInMessages.phone] } });
  });
});

describe('signing in by password', async () => {
  const { user } = await api.signIn(api.visitor(), '+79039998877');
  await api.db
    .update(users)
    .set({ passwordHash: await hashPassword('ветка-и-пион'), email: 'Anna@example.ru', nickname: 'Anna' })
    .where(eq(users.id, user.id));

  it.each(['anna', 'ANNA', 'anna@EXAMPLE.ru', '8 903 999-88-77'])('API-06: accepts %s as the login', async (login) => {
    const { status, body } = await api.visitor().post('auth/by-password', { login, password: 'ветка-и-пион' });
    expect(status).toBe(200);
    expect(body.id).toBe(user.id);
  });

  it('gives the same answer for a wrong password and an unknown login', async () => {
    const wrong = await api.visitor().post('auth/by-password', { login: 'anna', password: 'не та' });
    const unknown = await api.visitor().post('auth/by-password', { login: 'nobody', password: 'не та' });
    expect(wrong.body).toMatchObject({ statusCode: 422, errors: { password: [signInMessages.password] } });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('limits the guesses of one login', async () => {
    const tries = [];
    for (let count = 0; count < 11; count += 1) {
      tries.push(await api.visitor().post('auth/by-password', { login: 'victim', password: String(count) }));
    }
    expect(tries.map(({ status }) => status)).toEqual([...Array(10).fill(422), 429]);
    expect(tries.at(-1)?.body).toMatchObject({ code: 'rate-limit', message: 'Слишком много запросов' });
  });
});

describe('signing out', () => {
  it('API-07: ends the session and clears the cookie', async () => {
    const { visitor } = await api.signIn();
    const stolen = visitor.cookies.get('vetka_session') ?? '';
    const { body } = await visitor.get('auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(body).toEqual({ isLoggedIn: false });
    expect(visitor.cookies.has('vetka_session')).toBe(false);
    visitor.cookies.set('vetka_session', stolen);
    expect((await visitor.get('auth/user')).status).toBe(401);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
    // A link and a picture in the text of an article, or the link of a shop's banner.
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' },
    // A browser that sends none of these headers.
    { accept: 'text/html,application/xhtml+xml' },
  ])('is refused for %o', async (headers: Record<string, string>) => {
    const { visitor } = await api.signIn();
    expect((await visitor.get('auth/logout', { headers })).status).toBe(403);
    expect((await visitor.get('auth/user')).status).toBe(200);
  });
});

describe('the city', () => {
  it('AOT-02: of a guest is stored in the session', async () => {
    const visitor = api.visitor();
    const { status, body } = await visitor.post<Session>('cities', { cityId: city?.id });
    expect(status).toBe(200);
    expect(body.geo?.city, 'REC-04: a city with translations').toMatchObject({
      name: 'Казань',
      translations: { ru: { name: 'Казань' } },
    });
    expect((await visitor.get<Session>('session')).body.geo?.city?.id).toBe(city?.id);
  });

  it('of a person is stored in the address', async () => {
    const { visitor } = await api.signIn();
    await visitor.post('cities', { cityId: city?.id });
    const { body } = await visitor.get('auth/user');
    expect(body, 'API-08: the signed-in user').toMatchObject({
      address: { city: { slug: 'kazan' }, formatted: 'Казань' },
    });
  });

  it('must be in the list', async () => {
    const { status, body } = await api.visitor().post('cities', { cityId: 999_999 });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { cityId: [expect.any(String)] } });
  });
});
