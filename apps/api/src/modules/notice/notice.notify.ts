import {
  noticeGroupOf,
  noticeGroupRules,
  noticeLimits,
  type NoticeChannel,
  type NoticeGroup,
  type NoticeKind,
} from '@vetka/domain/notice';
import { cutText, lengthOf } from '@vetka/domain/text';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { media, noticeDeliveries, notices, type deliveryChannels } from '../../platform/database/schema/index.ts';
import { shownMedia } from '../../platform/media-file.ts';
import { findRestricting, type Restricted } from '../../platform/restrictions.ts';
import { announce } from './notice.events.ts';
import { deliveryJobs } from './notice.outgoing.ts';
import { afterQuietHours } from './notice.quiet.ts';
import { findRecipients, type Recipient } from './notice.recipients.ts';
import { noticeOf, type NoticeRow } from './notice.view.ts';

export interface NewNotice {
  userId: number;
  /** The person or shop who caused it. People who have muted or blocked them are not notified. */
  by?: Restricted;
  kind: NoticeKind;
  /** Identifies the occasion: a person is notified of it once per kind, however often it is reported. */
  key: string;
  title: string;
  text: string;
  /** A page of the site. */
  path: string;
  /** A stored picture to show beside it. */
  mediaId?: number | null;
  /** Messages that quiet hours would hold for longer are not sent: nobody can act on them any more. */
  sendBefore?: Date;
  /** Also sent there, at once and whatever the settings: whoever has taken the account over cannot hide it. */
  alsoTo?: { phone?: string | null; email?: string | null };
}

type Channel = (typeof deliveryChannels)[number];
type NewDelivery = typeof noticeDeliveries.$inferInsert & { dueAt: Date };

const clip = (text: string, max: number): string => (lengthOf(text) > max ? `${cutText(text, max - 1)}…` : text);

/** A text as it is stored. */
export const clipText = (text: string): string => clip(text, noticeLimits.text);

const channelsOf = ({ choices }: Recipient, group: NoticeGroup): readonly NoticeChannel[] =>
  choices[group] ?? noticeGroupRules[group].channels;

const isShown = (recipient: Recipient, group: NoticeGroup): boolean =>
  noticeGroupRules[group].isLocked || channelsOf(recipient, group).includes('SITE');

/** E-mails make no sound, so they are sent during quiet hours, too. */
const dueAt = ({ hasQuietHours, timeZone }: Recipient, group: NoticeGroup, channel: Channel, now: Date): Date =>
  !hasQuietHours || channel === 'EMAIL' || noticeGroupRules[group].isUrgent ? now : afterQuietHours(timeZone, now);

function fixedDeliveriesOf(noticeId: number, { alsoTo = {} }: NewNotice, now: Date): NewDelivery[] {
  const { phone = null, email = null } = alsoTo;
  return [
    ...(phone === null ? [] : [{ noticeId, channel: 'SMS' as const, fixedAddress: phone, dueAt: now }]),
    ...(email === null ? [] : [{ noticeId, channel: 'EMAIL' as const, fixedAddress: email, dueAt: now }]),
  ];
}

function deliveriesOf({ id, kind }: NoticeRow, recipient: Recipient, now: Date): NewDelivery[] {
  const group = noticeGroupOf[kind];
  const chosen = channelsOf(recipient, group);
  const delivery = (channel: Channel, pushSubscriptionId: number | null = null): NewDelivery => ({
    noticeId: id,
    channel,
    pushSubscriptionId,
    dueAt: dueAt(recipient, group, channel, now),
  });
  return [
    ...(chosen.includes('SMS') && recipient.hasPhone ? [delivery('SMS')] : []),
    ...(chosen.includes('EMAIL') && recipient.hasEmail ? [delivery('EMAIL')] : []),
    ...(chosen.includes('PUSH') ? recipient.subscriptionIds.map((each) => delivery('PUSH', each)) : []),
  ];
}

/** Without the notices that their recipients have muted. The notices of one call are about one act. */
async function withoutMuted(tx: Transaction, newNotices: readonly NewNotice[]): Promise<readonly NewNotice[]> {
  const by = newNotices[0]?.by;
  if (!by) return newNotices;
  const muting = await findRestricting(
    tx,
    newNotices.map(({ userId }) => userId),
    by,
  );
  return newNotices.filter(({ userId }) => !muting.has(userId));
}

async function insertNotices(
  tx: Transaction,
  newNotices: readonly NewNotice[],
  recipients: ReadonlyMap<number, Recipient>,
): Promise<NoticeRow[]> {
  const values = newNotices.flatMap(({ userId, kind, key, title, text, path, mediaId = null }) => {
    const recipient = recipients.get(userId);
    if (!recipient) return [];
    const shown = isShown(recipient, noticeGroupOf[kind]);
    const words = { title: clip(title, noticeLimits.title), text: clipText(text) };
    return [{ userId, kind, key, ...words, path, mediaId, isShown: shown }];
  });
  return values.length === 0 ? [] : tx.insert(notices).values(values).onConflictDoNothing().returning();
}

/** Each message is sent by a job, once the transaction is committed. */
async function addDeliveries(tx: Transaction, deliveries: readonly NewDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  const values = deliveries.map(({ dueAt: _dueAt, ...delivery }) => delivery);
  const rows = await tx.insert(noticeDeliveries).values(values).returning({ id: noticeDeliveries.id });
  await enqueue(
    tx,
    deliveries.flatMap(({ channel, dueAt: runAt }, index) => {
      const row = rows[index];
      return row ? [{ kind: deliveryJobs[channel], id: row.id, runAt }] : [];
    }),
  );
}

async function announceAll(tx: Transaction, rows: readonly NoticeRow[]): Promise<void> {
  for (const row of rows) {
    const [picture = null] =
      row.mediaId === null ? [] : await tx.select(shownMedia).from(media).where(eq(media.id, row.mediaId));
    await announce(tx, row.userId, row.isShown ? noticeOf(row, picture) : null);
  }
}

/**
 * Notifies people of a change in its transaction: writes their notices, and the messages to send by the settings of
 * each. Nothing is sent unless the transaction is committed. Blocked and deleted people are left out, and those who
 * have muted the author.
 */
export async function notify(tx: Transaction, newNotices: readonly NewNotice[], now = new Date()): Promise<void> {
  const wanted = await withoutMuted(tx, newNotices);
  const recipients = await findRecipients(tx, [...new Set(wanted.map(({ userId }) => userId))]);
  const rows = await insertNotices(tx, wanted, recipients);
  const deliveries = rows.flatMap((row) => {
    const recipient = recipients.get(row.userId);
    const told = wanted.find(({ userId, kind, key }) => userId === row.userId && kind === row.kind && key === row.key);
    if (!recipient || !told) return [];
    const { sendBefore = null } = told;
    const inTime = deliveriesOf(row, recipient, now).filter(({ dueAt: at }) => sendBefore === null || at < sendBefore);
    return [...inTime, ...fixedDeliveriesOf(row.id, told, now)];
  });
  await addDeliveries(tx, deliveries);
  await announceAll(tx, rows);
}
