import type { NoticePage } from '@vetka/domain/notice';
import { eq } from 'drizzle-orm';
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
  await api.app.jobs.settled();
  const told = smsTo(user.phone).at(-1)?.replaceAll('\u00a0', ' ');
  expect(told).toContain('У аккаунта новый телефон. Теперь вход по номеру +7 919 ***-**-01. Если это не вы');
  expect(await noticesOf(visitor)).toEqual([{ kind: 'ACCOUNT_CHANGED', title: 'У аккаунта новый телефон' }]);
});

test('a new e-mail is told to the former one and to the phone, once it is confirmed', async () => {
  const { visitor, user } = await api.signIn();
  await api.db.update(users).set({ email: 'former@example.ru' }).where(eq(users.id, user.id));
  await visitor.put('profile/email', { email: 'new@example.ru' });
  await api.app.jobs.settled();
  expect(lettersTo('former@example.ru')).toEqual([]);
  const [link = ''] = emailLink.exec(lettersTo('new@example.ru')[0]?.text ?? '') ?? [];
  await confirmEmail(visitor, link);
  await api.app.jobs.settled();
  expect(lettersTo('former@example.ru').map(({ subject }) => subject)).toEqual(['У аккаунта новая почта']);
  expect(smsTo(user.phone).at(-1)).toContain('У аккаунта новая почта');
});

test('a new password is told to the phone', async () => {
  const { visitor, user } = await api.signIn();
  await visitor.put('profile/password', { password: 'лесная поляна' });
  await api.app.jobs.settled();
  expect(smsTo(user.phone).at(-1)).toContain('У аккаунта новый пароль. Если это не вы');
  expect(await noticesOf(visitor)).toEqual([{ kind: 'ACCOUNT_CHANGED', title: 'У аккаунта новый пароль' }]);
});
