import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { invalid, notFound, Refusal } from '../../platform/http/refusal.ts';
import { updateUser } from './account.repository.ts';
import { settingsMessages } from './settings.messages.ts';
import * as repository from './settings.repository.ts';
import { requireEmail } from './settings.rules.ts';

const linkLivesMs = 24 * 3_600_000;
const confirmPath = '/profile/email/confirm';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** There is no post office yet: the link is in the log, and only where the log is a developer's own. */
function sendLink(app: FastifyInstance, email: string, token: string): void {
  if (app.config.isProduction) {
    throw new Refusal(503, 'account.mail-unavailable', 'Не получилось отправить письмо. Попробуйте ещё раз позже');
  }
  app.log.info({ email, link: `/api/v1${confirmPath}?token=${token}` }, 'a letter with a link to confirm an e-mail');
}

/** Keeps an e-mail until its letter's link is followed. One that is confirmed already stays. @throws Refusal 422 on `email` */
export async function askForEmail(app: FastifyInstance, userId: number, input: string): Promise<void> {
  const email = requireEmail(input);
  const token = randomBytes(32).toString('base64url');
  await app.db.transaction(async (tx) => {
    const user = await repository.lockUser(tx, userId);
    if (user?.email === email) return repository.dropConfirmations(tx, userId);
    if (await repository.isTaken(tx, 'email', email, userId)) throw invalid({ email: settingsMessages.emailTaken });
    const expiresAt = new Date(Date.now() + linkLivesMs);
    await repository.replaceConfirmation(tx, { userId, email, tokenHash: hashOf(token), expiresAt });
    return sendLink(app, email, token);
  });
}

/** Makes the e-mail the person's. @throws Refusal 404 for a link that leads nowhere, 422 when somebody was quicker */
const confirmEmail = (app: FastifyInstance, token: string): Promise<void> =>
  app.db.transaction(async (tx) => {
    const taken = await repository.takeConfirmation(tx, hashOf(token));
    if (!taken) throw notFound('account.stale-link', 'Ссылка устарела. Запросите письмо ещё раз');
    const { userId, email } = taken;
    await repository.lockName(tx, email);
    if (await repository.isTaken(tx, 'email', email, userId)) throw invalid({ email: settingsMessages.emailTaken });
    await updateUser(tx, userId, { email });
  });

/** The letter's link; it leads on to the settings. */
export function registerEmailLink(app: FastifyInstance): void {
  app.get<{ Querystring: { token?: unknown } }>(
    `/api/v1${confirmPath}`,
    { schema: { hide: true } },
    async ({ query }, reply) => {
      await confirmEmail(app, typeof query.token === 'string' ? query.token : '');
      return reply.redirect('/my/settings', 303);
    },
  );
}
