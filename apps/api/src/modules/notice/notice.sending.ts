import { noticeGroupOf, noticeGroupRules, type NoticeKind } from '@vetka/domain/notice';
import { appName } from '@vetka/domain/page';
import type { FastifyInstance } from 'fastify';
import type { ProviderResult } from '../../adapters/result.ts';
import { letterOf, warningOf } from './notice.letter.ts';
import type { OutgoingMessage } from './notice.outgoing.ts';

type Sent = ProviderResult<unknown> | 'skipped';
type Send = (app: FastifyInstance, message: OutgoingMessage) => Sent | Promise<Sent>;

const siteUrlOf = ({ config }: FastifyInstance): string => config.publicUrl ?? 'http://localhost';

/** The operator has no ids for messages: after a timeout, a repeat may arrive twice. */
const sendSms: Send = (app, { notice, user, fixedAddress }) => {
  // Such a phone may be with somebody who does not sign in: it gets the text instead of the link.
  const rest = fixedAddress === null ? siteUrlOf(app) + notice.path : notice.text;
  const phone = fixedAddress ?? user.phone;
  return phone === null ? 'skipped' : app.providers.sms.send(phone, `${appName}: ${notice.title}. ${rest}`);
};

const sendEmail: Send = (app, { notice, user, fixedAddress }) => {
  const { mail } = app.providers;
  if (fixedAddress !== null) return mail.send(warningOf(notice, fixedAddress, siteUrlOf(app)));
  return user.email === null ? 'skipped' : mail.send(letterOf(notice, user.email, siteUrlOf(app)));
};

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

/**
 * Sends one message, unless the person has read the notice on the site already. A fixed address is always warned:
 * whoever has taken the account over reads its notices.
 */
export const sendMessage: Send = (app, message) =>
  message.notice.readAt === null || message.fixedAddress !== null ? senders[message.channel](app, message) : 'skipped';
