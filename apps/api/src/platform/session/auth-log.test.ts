import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { users } from '../database/schema/index.ts';

interface Line {
  auth?: { act: string; way?: string; outcome: string; code?: string };
  userId?: number;
  sessionId?: number;
  msg: string;
  res?: { statusCode: number };
}

const written: string[] = [];
const api = await startTestApp({
  env: { LOG_LEVEL: 'info', TWO_FACTOR: 'on' },
  log: { write: (line) => void written.push(line) },
});

/** The log lines of these requests. */
async function linesOf(requests: () => Promise<unknown>): Promise<Line[]> {
  written.length = 0;
  await requests();
  return written.map((line) => JSON.parse(line) as Line);
}

const recorded = (lines: readonly Line[]) => lines.flatMap(({ auth, userId }) => (auth ? [{ ...auth, userId }] : []));

test('a sign-in and a wrong code or password are recorded with the factor, the outcome and the person', async () => {
  const phone = '+79034445566';
  const visitor = api.visitor();
  await visitor.post('verification/phone', { phone });
  const code = api.lastCode(phone);
  const wrong = code === '0000' ? '0001' : '0000';
  const lines = await linesOf(async () => {
    await visitor.post('auth', { phone, code: wrong, hasConsent: true });
    await visitor.post('auth', { phone, code, hasConsent: true });
    await api.visitor().post('auth/by-password', { login: phone, password: 'не тот' });
  });
  const [{ id } = { id: 0 }] = await api.db.select().from(users).where(eq(users.phone, phone));
  expect(recorded(lines)).toEqual([
    { act: 'sign-in', way: 'sms', outcome: 'refused', code: 'session.code' },
    { act: 'sign-in', way: 'sms', outcome: 'done', userId: id },
    { act: 'sign-in', way: 'password', outcome: 'refused', code: 'session.password' },
  ]);
  // The quotes tell a code from four digits of a time or an id.
  for (const secret of [phone, phone.slice(2), `"${code}"`, 'не тот']) expect(written.join('')).not.toContain(secret);
});

test('changes of credentials, second factors and signing out are recorded', async () => {
  const { visitor, user } = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  const lines = await linesOf(async () => {
    await visitor.put('profile/password', { password: 'лесная поляна' });
    await visitor.put('profile/email', { email: 'anna@example.ru' });
    await visitor.post('auth/second-factor');
    await visitor.post('auth/second-factor/pass', { code: '000000' });
    await visitor.get('auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  });
  expect(recorded(lines)).toEqual([
    { act: 'change-password', outcome: 'done', userId: user.id },
    { act: 'change-email', outcome: 'done', userId: user.id },
    { act: 'enrol-second-factor', outcome: 'done', userId: user.id },
    { act: 'pass-second-factor', outcome: 'refused', code: 'session.second-factor-code', userId: user.id },
    { act: 'sign-out', outcome: 'done', userId: user.id },
  ]);
  expect(written.join('')).not.toMatch(/поляна|anna@example/);
});

test('the line of a refused call contains the session and the person', async () => {
  const { visitor, user } = await api.signIn();
  const lines = await linesOf(() => visitor.get('moderation/audit'));
  const [last] = lines.filter(({ res }) => res);
  expect(last).toMatchObject({ userId: user.id, sessionId: expect.any(Number) as number, res: { statusCode: 404 } });
});
