import type { NoticePage } from '@vetka/domain/notice';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { confirmEmail, emailLink } from '../../../test/emailLink.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const smsTo = (phone: string) => api.outside.sms.sent.filter((sent) => sent.phone === phone).map(({ text }) => text);
const lettersTo = (email: string) => api.outside.mail.sent.filter(({ to }) => to === email);
const noticesOf = async (visitor: Visitor) => {
  const { body } = await visitor.get<NoticePage>('notices?side=PEOPLE');
  return body.data.map(({ kind, title }) => ({ kind, title }));
};

test('a new phone is told to the former one, without the whole number', async () => {
  const { visitor, user } = await api.signIn();
  const phone = '+79190000001';
  await visitor.post('verification/phone', { phone });
  await visitor.put('profile/phone', { phone, code: api.lastCode(phone) });
  await api.app.jobs.runDue();
  const told = smsTo(user.phone).at(-1)?.replaceAll('\u00a0', ' ');
  expect(told).toContain('У аккаунта новый телефон. Теперь вход по номеру +7 919 ***-**-01. Если это не вы');
  expect(await noticesOf(visitor)).toEqual([{ kind: 'ACCOUNT_CHANGED', title: 'У аккаунта новый телефон' }]);
});

test('a new e-mail is told to the former one and to the phone, once it is confirmed', async () => {
  const { visitor, user } = await api.signIn();
  await api.db.update(users).set({ email: 'former@example.ru' }).where(eq(users.id, user.id));
  await visitor.put('profile/email', { email: 'new@example.ru' });
  await api.app.jobs.runDue();
  expect(lettersTo('former@example.ru')).toEqual([]);
  const [link = ''] = emailLink.exec(lettersTo('new@example.ru')[0]?.text ?? '') ?? [];
  await confirmEmail(visitor, link);
  await api.app.jobs.runDue();
  expect(lettersTo('former@example.ru').map(({ subject }) => subject)).toEqual(['У аккаунта новая почта']);
  expect(smsTo(user.phone).at(-1)).toContain('У аккаунта новая почта');
});

test('a new password is told to the phone', async () => {
  const { visitor, user } = await api.signIn();
  await visitor.put('profile/password', { password: 'лесная поляна' });
  await api.app.jobs.runDue();
  expect(smsTo(user.phone).at(-1)).toContain('У аккаунта новый пароль. Если это не вы');
  expect(await noticesOf(visitor)).toEqual([{ kind: 'ACCOUNT_CHANGED', title: 'У аккаунта новый пароль' }]);
});

test('a warning that the operator did not take is repeated, even if the new owner has read it and ended the account', async () => {
  const { visitor, user } = await api.signIn();
  const phone = '+79190000002';
  await visitor.post('verification/phone', { phone });
  const code = api.lastCode(phone);
  api.outside.sms.isAway = true;
  expect((await visitor.put('profile/phone', { phone, code })).status).toBe(200);
  const { body } = await visitor.get<NoticePage>('notices?side=PEOPLE');
  await visitor.post('notices/read', { ids: body.data.map(({ id }) => id) });
  await api.app.jobs.runDue();
  expect(smsTo(user.phone)).toHaveLength(1);
  api.outside.sms.isAway = false;
  await api.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, user.id));
  await api.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`);
  await api.app.jobs.runDue();
  expect(smsTo(user.phone).at(-1)).toContain('У аккаунта новый телефон');
});

test('a change that is not stored is told to nobody', async () => {
  const { visitor, user } = await api.signIn();
  await api.ownerDb.execute(sql`create function refuse() returns trigger language plpgsql as $$
    begin raise exception 'no'; end $$`);
  await api.ownerDb.execute(
    sql`create trigger refuse before delete on sessions for each row execute function refuse()`,
  );
  const { visitor: elsewhere } = await api.signIn(undefined, user.phone);
  expect((await visitor.put('profile/password', { password: 'лесная поляна' })).status).toBe(500);
  await api.ownerDb.execute(sql`drop trigger refuse on sessions`);
  await api.app.jobs.runDue();
  expect(smsTo(user.phone).filter((text) => text.includes('новый пароль'))).toEqual([]);
  // Neither is the password changed, nor is anybody signed out.
  expect((await api.visitor().post('auth/by-password', { login: user.phone, password: 'лесная поляна' })).status).toBe(
    422,
  );
  for (const each of [visitor, elsewhere]) expect((await each.get('auth/user')).status).toBe(200);
  expect((await visitor.put('profile/password', { password: 'лесная поляна' })).status).toBe(200);
  expect((await elsewhere.get('auth/user')).status).toBe(401);
});
