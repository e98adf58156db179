import type { AuthUser } from '@vetka/domain/account';
import type { NewSecondFactor, RecoveryCodes, SecondFactor } from '@vetka/domain/session';
import { eq } from 'drizzle-orm';
import { URI, type TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { readConfig } from '../../platform/config.ts';
import { secondFactors, sessions, users } from '../../platform/database/schema/index.ts';
import { keyedRecoveryCode } from './second-factor.cipher.ts';

const api = await startTestApp({ env: { TWO_FACTOR: 'on' } });
type Visitor = Awaited<ReturnType<typeof api.signIn>>['visitor'];

async function administrator() {
  const { visitor, user } = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  return { visitor, user };
}

/** The code that the application shows, steps of 30 seconds from now. */
const codeOf = (totp: TOTP, steps = 0, now = Date.now()): string => totp.generate({ timestamp: now + steps * 30_000 });

async function enrolled() {
  const { visitor, user } = await administrator();
  const { body } = await visitor.post<NewSecondFactor>('auth/second-factor');
  const totp = URI.parse(body.uri) as TOTP;
  const { body: recovery } = await visitor.post<RecoveryCodes>('auth/second-factor/confirm', { code: codeOf(totp) });
  // As if it had been long ago: the current code is still unused.
  await api.db.update(secondFactors).set({ lastStep: 0 }).where(eq(secondFactors.userId, user.id));
  return { visitor, user, totp, codes: recovery.codes };
}

const pass = (visitor: Visitor, code: string) => visitor.post<SecondFactor>('auth/second-factor/pass', { code });
const mayRead = async (visitor: Visitor) => (await visitor.get('moderation/audit')).status === 200;
const act = async (visitor: Visitor) =>
  (await visitor.post('search/synonyms', { term: `слово ${crypto.randomUUID()}`, meanings: ['пион'] })).status;

test('the role has no rights before a code: the rooms do not exist, and its person is asked to connect an application', async () => {
  const { visitor, user } = await administrator();
  expect(await mayRead(visitor)).toBe(false);
  expect((await visitor.get<AuthUser>('auth/user')).body.role).toBe('ADMINISTRATION');
  const { body } = await visitor.get<SecondFactor>('auth/second-factor');
  expect(body).toEqual({ isRequired: true, isEnrolled: false, passedUntil: null, recoveryCodesLeft: 0 });
  const { body: made } = await visitor.post<NewSecondFactor>('auth/second-factor');
  expect(made.uri).toContain(`secret=${made.secret}`);
  expect(await mayRead(visitor)).toBe(false);
  const [stored] = await api.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
  expect(stored?.secret).not.toContain(made.secret);
});

test('a code of the application opens the rooms in this session only', async () => {
  const { visitor, user, totp } = await enrolled();
  expect(await mayRead(visitor)).toBe(true);
  const { visitor: elsewhere } = await api.signIn(undefined, user.phone);
  expect(await mayRead(elsewhere)).toBe(false);
  expect((await pass(elsewhere, codeOf(totp))).status).toBe(200);
  expect(await mayRead(elsewhere)).toBe(true);
});

test('a code works once, also for another session, and an earlier one no longer works', async () => {
  const { visitor, user, totp } = await enrolled();
  // A step may begin while the test runs.
  const now = Date.now();
  expect((await pass(visitor, codeOf(totp, 0, now))).status).toBe(200);
  const { visitor: elsewhere } = await api.signIn(undefined, user.phone);
  expect((await pass(elsewhere, codeOf(totp, 0, now))).status).toBe(422);
  expect((await pass(elsewhere, codeOf(totp, -1, now))).status).toBe(422);
  expect((await pass(elsewhere, codeOf(totp, 1, now))).status).toBe(200);
});

test('a phone whose clock is off by one step is accepted, by two steps is not', async () => {
  const { visitor, totp } = await enrolled();
  expect((await pass(visitor, codeOf(totp, 3))).status).toBe(422);
  expect((await pass(visitor, codeOf(totp, 1))).status).toBe(200);
});

test('two requests with one code pass once', async () => {
  const { visitor, totp } = await enrolled();
  const code = codeOf(totp);
  const answers = await Promise.all([pass(visitor, code), pass(visitor, code)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('a change needs a code of the last twelve hours, reading does not', async () => {
  const { visitor, user, totp } = await enrolled();
  expect(await act(visitor)).toBe(200);
  const before = new Date(Date.now() - 13 * 60 * 60_000);
  await api.db.update(sessions).set({ secondFactorAt: before }).where(eq(sessions.userId, user.id));
  expect([await mayRead(visitor), await act(visitor)]).toEqual([true, 403]);
  await pass(visitor, codeOf(totp));
  expect(await act(visitor)).toBe(200);
});

test('recovery codes are stored as slow, salted hashes', async () => {
  const { user, codes } = await enrolled();
  const [stored] = await api.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
  expect(new Set(stored?.recoveryHashes).size).toBe(codes.length);
  for (const hash of stored?.recoveryHashes ?? []) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('a recovery code works once, in any spelling', async () => {
  const { visitor, codes } = await enrolled();
  expect(codes).toHaveLength(10);
  const [code = ''] = codes;
  const { body } = await pass(visitor, code.toLowerCase().replaceAll('-', ' '));
  expect(body.recoveryCodesLeft).toBe(9);
  expect((await pass(visitor, code)).status).toBe(422);
});

test('a recovery code from before slow hashes still works, once', async () => {
  const { visitor, user } = await enrolled();
  const recoveryHashes = [keyedRecoveryCode('4F2A-91C7-0B3D', api.app.config.secret)];
  await api.db.update(secondFactors).set({ recoveryHashes }).where(eq(secondFactors.userId, user.id));
  const statuses = [];
  for (const code of ['4F2A-91C7-0B3E', '4F2A-91C7-0B3D', '4F2A-91C7-0B3D']) {
    statuses.push((await pass(visitor, code)).status);
  }
  expect(statuses).toEqual([422, 200, 422]);
});

test('guessing ends after five wrong codes, even for the right one', async () => {
  const { visitor, totp } = await enrolled();
  for (let at = 0; at < 5; at += 1) expect((await pass(visitor, 'AAAAAA')).status).toBe(422);
  expect((await pass(visitor, codeOf(totp))).status).toBe(429);
});

test('a connected application cannot be replaced by somebody who has only the session', async () => {
  const { visitor, totp } = await enrolled();
  expect((await visitor.post('auth/second-factor')).status).toBe(409);
  expect((await visitor.post('auth/second-factor/confirm', { code: codeOf(totp) })).status).toBe(409);
});

test('signing in again in the same browser asks for a code again', async () => {
  const { visitor, user } = await enrolled();
  await api.signIn(visitor, user.phone);
  expect(await mayRead(visitor)).toBe(false);
});

test('it is on in production, and cannot be switched off there', () => {
  expect(readConfig({ NODE_ENV: 'development' }).needsSecondFactor).toBe(false);
  expect(() => readConfig({ NODE_ENV: 'production', TWO_FACTOR: 'off' })).toThrow(/TWO_FACTOR/);
  expect(() => readConfig({ NODE_ENV: 'production' })).not.toThrow(/TWO_FACTOR/);
});
