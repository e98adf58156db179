import { randomUUID } from 'node:crypto';
import { pagePath } from '@vetka/domain/path';
import { maskPhone } from '@vetka/domain/phone';
import type { FastifyInstance } from 'fastify';
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

/** Notifies the person that what signs in has changed: on the site, and where they could be reached before. */
export const notifyOfChange = (
  app: FastifyInstance,
  tx: Transaction,
  { id, phone, email }: Former,
  changed: Changed,
): Promise<void> =>
  app.notices.notify(tx, [
    {
      userId: id,
      kind: 'ACCOUNT_CHANGED',
      key: randomUUID(),
      title: titles[changed.what],
      text: `${detailOf(changed)}${advice}`,
      path: pagePath('/my/settings'),
      // An e-mail that has not changed gets the letter of the notice.
      alsoTo: { phone, email: changed.what === 'email' ? email : null },
    },
  ]);
