import { randomUUID } from 'node:crypto';
import { appName } from '@vetka/domain/page';
import { pagePath } from '@vetka/domain/path';
import { maskPhone } from '@vetka/domain/phone';
import type { FastifyInstance } from 'fastify';
import { writeLetter } from '../../adapters/mail/template.ts';
import type { Transaction } from '../../platform/database/connect.ts';

/** What signs in, after a change of it. */
type Changed = { what: 'phone'; phone: string } | { what: 'email'; email: string } | { what: 'password' };

/** Where the person could be reached before the change: whoever made it cannot hide the message. */
interface Former {
  id: number;
  phone: string | null;
  email: string | null;
}

const advice = 'Если это не вы, сразу выйдите на других устройствах в настройках и напишите нам.';

const titles: Record<Changed['what'], string> = {
  phone: 'У аккаунта новый телефон',
  email: 'У аккаунта новая почта',
  password: 'У аккаунта новый пароль',
};

/** What is new, without giving it away to whoever sees the screen of the former phone. */
function detailOf(changed: Changed): string {
  if (changed.what === 'phone') return `Теперь вход по номеру ${maskPhone(changed.phone)}. `;
  return changed.what === 'email' ? 'Теперь можно войти по новой почте. ' : '';
}

/** Notifies the person that what signs in has changed, on the site and by letter. Returns what to do after the commit. */
export async function notifyOfChange(
  app: FastifyInstance,
  tx: Transaction,
  former: Former,
  changed: Changed,
): Promise<() => void> {
  const key = randomUUID();
  const title = titles[changed.what];
  const text = `${detailOf(changed)}${advice}`;
  await app.notices.notify(tx, [
    { userId: former.id, kind: 'ACCOUNT_CHANGED', key, title, text, path: pagePath('/my/settings') },
  ]);
  const words = { key, title, text };
  return () => app.jobs.soon('account.changed', () => writeToFormer(app, former, words, changed));
}

async function writeToFormer(
  app: FastifyInstance,
  { phone, email }: Former,
  { key, title, text }: Record<'key' | 'title' | 'text', string>,
  { what }: Changed,
): Promise<void> {
  const { mail, sms } = app.providers;
  if (phone !== null) await sms.send(phone, `${appName}: ${title}. ${text}`);
  // Otherwise the notice has its letter.
  if (email === null || what !== 'email') return;
  const href = `${app.config.publicUrl ?? 'http://localhost'}${pagePath('/my/settings')}`;
  const action = { label: 'Открыть настройки', href };
  const reason = 'Это прежняя почта аккаунта на «Ветке».';
  await mail.send({ ...writeLetter({ title, paragraphs: [text], action, reason }), to: email, id: `changed-${key}` });
}
