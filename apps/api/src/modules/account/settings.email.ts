import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { EmailLinkOutcome } from '@vetka/domain/account';
import { pagePath } from '@vetka/domain/path';
import type { FastifyInstance } from 'fastify';
import { writeLetter, type LetterWords } from '../../adapters/mail/template.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { notifyOfChange } from './account.changes.ts';
import { updateUser } from './account.repository.ts';
import * as repository from './settings.repository.ts';
import { requireEmail } from './settings.rules.ts';

const linkLifetimeMs = 24 * 3_600_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const siteUrlOf = ({ config }: FastifyInstance): string => config.publicUrl ?? 'http://localhost';

/** The token is in the fragment, which browsers send to no server: it stays out of logs and of `Referer`. */
const confirmationWords = (app: FastifyInstance, token: string): LetterWords => ({
  title: 'Подтвердите почту',
  paragraphs: [
    'По кнопке откроется страница, где можно подтвердить этот адрес: на него будут приходить письма о заказах. Ссылка действует сутки.',
  ],
  action: { label: 'Подтвердить почту', href: `${siteUrlOf(app)}${pagePath('/my/email')}#${token}` },
  reason: 'Этот адрес указали в настройках «Ветки». Если это не вы, ничего делать не нужно.',
});

/** Only the owner of the address learns that it belongs to an account. */
const takenWords: LetterWords = {
  title: 'Эта почта уже закреплена за вами',
  paragraphs: [
    'Кто-то указал эту почту в другом аккаунте «Ветки». Она закреплена за вашим, поэтому ничего не изменилось.',
  ],
  reason: 'Ничего делать не нужно.',
};

interface Link {
  to: string;
  words: LetterWords;
  tokenHash: string;
}

/**
 * A refused address does not wait for its link. @throws Refusal 422 on `email` when the mail server refuses the address,
 * 503 while letters cannot be sent
 */
async function sendEmail(app: FastifyInstance, { to, words, tokenHash }: Link): Promise<void> {
  const sent = await app.providers.mail.send({ ...writeLetter(words), to, id: `email-${randomUUID()}` });
  if (sent.ok) return;
  app.log.warn({ code: sent.code }, 'a letter was not sent');
  if (sent.reason === 'rejected') {
    await repository.dropConfirmation(app.db, tokenHash);
    throw invalid({ email: 'Почтовый сервер не принял этот адрес. Проверьте его' });
  }
  throw new Refusal(503, 'account.mail-unavailable', 'Не получилось отправить письмо. Попробуйте ещё раз позже');
}

/**
 * Stores an e-mail until the link sent to it is followed. A confirmed e-mail stays in place until then. The answer,
 * the writes and the duration are the same for a taken address; otherwise this endpoint would reveal which addresses
 * have accounts. The link of a taken address is never sent. The link
 * itself is not stored, so a letter that fails is asked for again. @throws Refusal 422 on `email`, 429, 503 when the
 * letter cannot be sent
 */
export async function askForEmail(app: FastifyInstance, userId: number, input: string): Promise<void> {
  const email = requireEmail(input);
  // Many accounts together must not fill somebody's mailbox.
  await app.limits.take('confirmationsToEmail', email);
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashOf(token);
  const words = await app.db.transaction(async (tx) => {
    const user = await repository.lockUser(tx, userId);
    if (user?.email === email) {
      await repository.dropConfirmations(tx, userId);
      return null;
    }
    const isTaken = await repository.isTaken(tx, 'email', email, userId);
    const expiresAt = new Date(Date.now() + linkLifetimeMs);
    await repository.replaceConfirmation(tx, { userId, email, tokenHash, expiresAt });
    return isTaken ? takenWords : confirmationWords(app, token);
  });
  if (words) await sendEmail(app, { to: email, words, tokenHash });
}

/**
 * Confirms the e-mail unless the link is invalid or someone else confirmed the address first. A link works once.
 * Opening it changes nothing, because scanners of mail open links too: the person presses a button.
 */
export const confirmEmail = (app: FastifyInstance, token: string): Promise<EmailLinkOutcome> =>
  app.db.transaction(async (tx) => {
    const found = await repository.takeConfirmation(tx, hashOf(token));
    if (!found) return 'stale';
    const { userId, email } = found;
    await repository.lockName(tx, email);
    const user = await repository.lockUser(tx, userId);
    if (!user || (await repository.isTaken(tx, 'email', email, userId))) return 'taken';
    await updateUser(tx, userId, { email });
    await notifyOfChange(app, tx, user, { what: 'email', email });
    return 'confirmed';
  });
