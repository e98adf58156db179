import type { AuditPage, PersonStanding } from '@vetka/domain/moderation';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { sessions, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const { visitor: admin, user: administrator } = await api.signIn();
await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, administrator.id));
const decide = (id: number, act: 'block' | 'unblock') =>
  admin.post<PersonStanding & Problem>(`moderation/people/${id}/${act}`, {
    reason: 'Рассылает ссылки на подделку сайта',
  });

test('a blocked person is signed out everywhere at once and cannot sign in, until they are unblocked', async () => {
  const { visitor, user } = await api.signIn();
  const { visitor: phone } = await api.signIn(api.visitor(), user.phone);
  await visitor.put('profile/password', { password: 'лесная поляна' });
  const byPassword = async () =>
    (await api.visitor().post('auth/by-password', { login: user.phone, password: 'лесная поляна' })).status;
  expect((await decide(user.id, 'block')).body).toEqual({ id: user.id, state: 'BLOCKED' });
  expect([(await visitor.get('auth/user')).status, (await phone.get('auth/user')).status]).toEqual([401, 401]);
  expect(await api.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  expect(await byPassword()).toBe(403);
  await expect(api.signIn(api.visitor(), user.phone)).rejects.toThrow('Аккаунт заблокирован');
  expect((await decide(user.id, 'unblock')).body.state).toBe('ACTIVE');
  expect(await byPassword()).toBe(200);
});

test('it is recorded who closed the door, and why', async () => {
  const { user } = await api.signIn();
  await decide(user.id, 'block');
  const { body } = await admin.get<AuditPage>(`moderation/audit?kind=PROFILE&objectId=${user.id}`);
  expect(body.data[0]).toMatchObject({ reason: 'Рассылает ссылки на подделку сайта' });
  expect(body.data[0]?.changes).toContainEqual({ field: 'Вход', before: null, after: 'закрыт' });
});

test('people of the administration, ended accounts and strangers to the site cannot be blocked', async () => {
  const { user } = await api.signIn();
  await api.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, user.id));
  const answers = [
    await decide(administrator.id, 'block'),
    await decide(user.id, 'block'),
    await decide(1_999_999, 'block'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 404]);
  expect((await admin.get('auth/user')).status).toBe(200);
});
