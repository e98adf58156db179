import type { AuthUser } from '@vetka/domain/account';
import type { Problem } from '@vetka/domain/problem';
import { confirmationMinutes } from '@vetka/domain/session';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { sessions, users } from '../../platform/database/schema/index.ts';
import { hashPassword } from '../../platform/password.ts';

const api = await startTestApp();
const password = 'лесная поляна';
const passwordHash = await hashPassword(password);

/** A session in which the person signed in a while ago. */
async function earlier(minutes = confirmationMinutes + 1) {
  const { visitor, user } = await api.signIn();
  const confirmedAt = new Date(Date.now() - minutes * 60_000);
  await api.db.update(sessions).set({ confirmedAt }).where(eq(sessions.userId, user.id));
  return { visitor, user };
}

const calls: Record<string, (visitor: Visitor) => Promise<{ status: number; body: unknown }>> = {
  'a code for another phone': (visitor) => visitor.post('verification/phone', { phone: '+79170000001' }),
  'another phone': (visitor) => visitor.put('profile/phone', { phone: '+79170000001', code: '0000' }),
  'another e-mail': (visitor) => visitor.put('profile/email', { email: 'thief@example.ru' }),
  'the first password': (visitor) => visitor.put('profile/password', { password: 'тихая роща' }),
  'signing out everywhere else': (visitor) => visitor.delete('profile/sessions'),
  'signing out on another device': (visitor) => visitor.delete('profile/sessions/1'),
};
const confirm = (visitor: Visitor, body: object) => visitor.post<Problem>('auth/confirmation', body);
const isConfirmed = async (visitor: Visitor) =>
  (await visitor.put('profile/email', { email: 'new@example.ru' })).status === 200;

describe('a session that has been open for a while', () => {
  it.each(Object.entries(calls))('does not get %s, and nothing changes', async (_, call) => {
    const { visitor, user } = await earlier();
    const before = await api.db.select().from(users).where(eq(users.id, user.id));
    const { status, body } = await call(visitor);
    expect([status, body]).toMatchObject([403, { code: 'session.confirmation', message: 'Подтвердите, что это вы' }]);
    expect(await api.db.select().from(users).where(eq(users.id, user.id))).toEqual(before);
    expect(api.lastCode('+79170000001')).toBe('');
  });

  it('is confirmed by a code sent to the person’s own phone', async () => {
    const { visitor, user } = await earlier();
    await api.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await visitor.post('auth/confirmation/code');
    const code = api.lastCode(user.phone);
    expect((await confirm(visitor, { code: code === '0000' ? '0001' : '0000' })).body.errors).toEqual({
      code: ['Неверный код'],
    });
    expect(await isConfirmed(visitor)).toBe(false);
    expect((await confirm(visitor, { code })).status).toBe(200);
    expect(await isConfirmed(visitor)).toBe(true);
    // Once.
    expect((await confirm(visitor, { code })).status).toBe(422);
  });

  it('is confirmed by the password, which cannot be guessed without end', async () => {
    const { visitor, user } = await earlier();
    expect((await confirm(visitor, { password })).body.errors).toEqual({ password: ['Неверный пароль'] });
    await api.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    expect((await confirm(visitor, {})).status).toBe(422);
    expect((await confirm(visitor, { password })).status).toBe(200);
    expect(await isConfirmed(visitor)).toBe(true);
    const tries = [];
    for (let count = 0; count < 11; count += 1) tries.push((await confirm(visitor, { password: 'не тот' })).status);
    expect(tries.at(-1)).toBe(429);
  });

  it('is not confirmed by a code for another act, nor by somebody else’s', async () => {
    const { visitor, user } = await earlier();
    const { visitor: other, user: owner } = await earlier();
    await visitor.post('profile/deletion/code');
    expect((await confirm(visitor, { code: api.lastCode(user.phone) })).status).toBe(422);
    await other.post('auth/confirmation/code');
    expect((await confirm(visitor, { code: api.lastCode(owner.phone) })).status).toBe(422);
    expect(await isConfirmed(visitor)).toBe(false);
  });
});

it('a fresh sign-in needs no confirmation, for a quarter of an hour', async () => {
  expect(await isConfirmed((await api.signIn()).visitor)).toBe(true);
  expect(await isConfirmed((await earlier(confirmationMinutes - 1)).visitor)).toBe(true);
});

it('a person who knows the current password changes it without a confirmation', async () => {
  const { visitor, user } = await earlier();
  await api.db.update(users).set({ passwordHash }).where(eq(users.id, user.id));
  const change = { currentPassword: password, password: 'тихая роща' };
  expect((await visitor.put<AuthUser>('profile/password', change)).status).toBe(200);
});
