import { noticeGroupOf, noticeGroupRules, type NoticeKind } from '@vetka/domain/notice';
import type { FastifyInstance } from 'fastify';
import type { ProviderResult } from '../../adapters/result.ts';
import { letterOf } from './notice.letter.ts';
import type { OutgoingMessage } from './notice.outgoing.ts';

type Sent = ProviderResult<unknown> | 'skipped';
type Send = (app: FastifyInstance, message: OutgoingMessage) => Sent | Promise<Sent>;

const siteUrlOf = ({ config }: FastifyInstance): string => config.publicUrl ?? 'http://localhost';

/** The operator has no ids for messages: after a timeout, a repeat may arrive twice. */
const sendSms: Send = (app, { notice, user }) =>
  user.phone === null
    ? 'skipped'
    : app.providers.sms.send(user.phone, `Ветка: ${notice.title}. ${siteUrlOf(app)}${notice.path}`);

const sendEmail: Send = (app, { notice, user }) =>
  user.email === null ? 'skipped' : app.providers.mail.send(letterOf(notice, user.email, siteUrlOf(app)));

/** Texts of push messages for kinds whose own text is a secret: a lock screen shows it to anyone nearby. */
const pushTexts: Partial<Record<NoticeKind, string>> = {
  ORDER_ON_THE_WAY: 'Курьер едет. Код для него – в заказе.',
};

/** The notification shown by the service worker. A browser replaces one by another with the same `tag`. */
const pushPayloadOf = ({ id, kind, title, text, path }: OutgoingMessage['notice']): string =>
  JSON.stringify({ tag: `notice-${id}`, title, text: pushTexts[kind] ?? text, path });

const sendPush: Send = (app, { notice, subscription, isSignedIn }) => {
  if (!subscription || !isSignedIn) return 'skipped';
  const { endpoint, p256dh, auth } = subscription;
  return app.providers.push.send(
    { endpoint, keys: { p256dh, auth } },
    {
      payload: pushPayloadOf(notice),
      topic: `notice-${notice.id}`,
      isUrgent: noticeGroupRules[noticeGroupOf[notice.kind]].isUrgent,
    },
  );
};

const senders: Record<OutgoingMessage['channel'], Send> = { SMS: sendSms, EMAIL: sendEmail, PUSH: sendPush };

/** Sends one message, unless the person has read the notice on the site already. */
export const sendMessage: Send = (app, message) =>
  message.notice.readAt === null ? senders[message.channel](app, message) : 'skipped';
