import { kindsOfSide, type Notice, type NoticeSide, type NoticeUnread } from '@vetka/domain/notice';
import { and, asc, count, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { media, notices } from '../../platform/database/schema/index.ts';
import { mayFollow } from '../../platform/live/mayFollow.ts';
import { shownMedia } from '../../platform/media-file.ts';
import { noticeOf } from './notice.view.ts';

const shownTo = (userId: number) => and(eq(notices.userId, userId), notices.isShown);
const ofSide = (side: NoticeSide | undefined) => (side ? inArray(notices.kind, kindsOfSide(side)) : undefined);

const select = (db: Executor) =>
  db.select({ row: notices, picture: shownMedia }).from(notices).leftJoin(media, eq(media.id, notices.mediaId));

/** Newest first. */
export async function listNotices(
  db: Executor,
  userId: number,
  { side, page, take }: { side: NoticeSide | undefined; page: number; take: number },
): Promise<{ data: Notice[]; total: number }> {
  const which = and(shownTo(userId), ofSide(side));
  const [found, [counted]] = await Promise.all([
    select(db)
      .where(which)
      .orderBy(desc(notices.id))
      .limit(take)
      .offset((page - 1) * take),
    db.select({ total: count() }).from(notices).where(which),
  ]);
  return { data: found.map(({ row, picture }) => noticeOf(row, picture)), total: counted?.total ?? 0 };
}

/** Notices that a stream may have missed while disconnected, oldest first. */
export async function noticesAfter(db: Executor, userId: number, seenId: number, most = 100): Promise<Notice[]> {
  const found = await select(db)
    .where(and(shownTo(userId), mayFollow(notices, seenId)))
    .orderBy(asc(notices.id))
    .limit(most);
  return found.map(({ row, picture }) => noticeOf(row, picture));
}

const countOf = (side: NoticeSide) =>
  sql<number>`count(*) filter (where ${inArray(notices.kind, kindsOfSide(side))})`.mapWith(Number);

export async function countUnread(db: Executor, userId: number): Promise<NoticeUnread> {
  const [found] = await db
    .select({ order: countOf('ORDER'), people: countOf('PEOPLE'), shop: countOf('SHOP') })
    .from(notices)
    .where(and(shownTo(userId), isNull(notices.readAt)));
  return found ?? { order: 0, people: 0, shop: 0 };
}

/** Marks the person's own notices as read. Returns how many changed. */
export async function markRead(
  db: Executor,
  userId: number,
  { ids, upTo }: { ids: readonly number[]; upTo: number | null },
): Promise<number> {
  const named = [
    ...(ids.length > 0 ? [inArray(notices.id, [...ids])] : []),
    ...(upTo === null ? [] : [lte(notices.id, upTo)]),
  ];
  if (named.length === 0) return 0;
  const { rowCount } = await db
    .update(notices)
    .set({ readAt: new Date() })
    .where(and(eq(notices.userId, userId), isNull(notices.readAt), or(...named)));
  return rowCount ?? 0;
}
