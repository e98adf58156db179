import type { Notice, NoticeEvent } from '@vetka/domain/notice';
import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import type { LiveMessage, LiveSource } from '../../platform/live/streams.ts';
import { noticesAfter } from './notice.repository.ts';

/** The PostgreSQL channel for notices; every replica listens. */
const noticeChannel = 'notices';

/** The payload of a notification. */
interface Notification {
  userId: number;
  /** Null when the site does not show it, or when notices were read. */
  notice: Notice | null;
}

/** Notifies every copy of the program when the transaction is committed. */
export const announce = (tx: Transaction | Executor, userId: number, notice: Notice | null) =>
  tx.execute(sql`select pg_notify(${noticeChannel}, ${JSON.stringify({ userId, notice } satisfies Notification)})`);

const messageOf = (notice: Notice | null): LiveMessage => ({
  ...(notice && { id: notice.id }),
  data: { notice } satisfies NoticeEvent,
});

/** The person's notices as they happen, each a NoticeEvent. */
export const liveNotices = (db: Executor, userId: number): LiveSource => ({
  channel: noticeChannel,
  userId,
  messageOf: (payload) => {
    const notification = payload as Notification;
    return notification.userId === userId ? messageOf(notification.notice) : undefined;
  },
  missed: async (seenId) => (await noticesAfter(db, userId, seenId)).map(messageOf),
});
