import type { Session } from '@vetka/domain/session';
import { signInMessages } from '@vetka/domain/session';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { sessions, verificationCodes } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const day = 86_400_000;

test('a session in daily use ends 30 days after the sign-in', async () => {
  const { visitor, user } = await api.signIn();
  const [row] = await api.db.select().from(sessions).where(eq(sessions.userId, user.id));
  const lifetime = (row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0);
  expect(Math.round(lifetime / 60_000)).toBe(30 * 24 * 60);
  // As if the sign-in were this long ago; the last request was just now.
  const passed = async (ms: number) => {
    await api.db.update(sessions).set({ expiresAt: new Date(Date.now() + lifetime - ms) });
    return (await visitor.get<Session>('auth/user')).status;
  };
  expect([await passed(30 * day - 60_000), await passed(30 * day + 60_000)]).toEqual([200, 401]);
});

test('a code by SMS is refused five minutes after it was sent', async () => {
  const phone = '+79037778899';
  const visitor = api.visitor();
  const { body } = await visitor.post('verification/phone', { phone });
  expect(body).toMatchObject({ expiresInSeconds: 300 });
  const signIn = () => visitor.post('auth', { phone, code: api.lastCode(phone), hasConsent: true });
  const [row] = await api.db.select().from(verificationCodes).where(eq(verificationCodes.phone, phone));
  const lifetime = (row?.expiresAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0);
  expect(Math.abs(lifetime - 300_000)).toBeLessThan(5000);
  await api.db.update(verificationCodes).set({ expiresAt: new Date() });
  expect((await signIn()).body).toMatchObject({ errors: { code: [signInMessages.codeExpired] } });
  await api.db.update(verificationCodes).set({ expiresAt: new Date(Date.now() + 60_000) });
  expect((await signIn()).status).toBe(200);
});
