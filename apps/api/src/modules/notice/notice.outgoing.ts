import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { noticeDeliveries, notices, pushSubscriptions, sessions, users } from '../../platform/database/schema/index.ts';
import { isLive } from './notice.recipients.ts';

/** What is needed to send one message, as of now: addresses may have changed since it was written. */
export async function findMessages(db: Database, ids: number[]) {
  return db
    .select({
      id: noticeDeliveries.id,
      channel: noticeDeliveries.channel,
      attempts: noticeDeliveries.attempts,
      notice: notices,
      user: { phone: users.phone, email: users.email, firstName: users.firstName },
      subscription: pushSubscriptions,
      isSignedIn: sql<boolean>`${sessions.id} is not null`,
    })
    .from(noticeDeliveries)
    .innerJoin(notices, eq(notices.id, noticeDeliveries.noticeId))
    .innerJoin(users, and(eq(users.id, notices.userId), isNull(users.blockedAt), isNull(users.deletedAt)))
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.id, noticeDeliveries.pushSubscriptionId))
    .leftJoin(sessions, and(isLive, eq(sessions.userId, notices.userId)))
    .where(inArray(noticeDeliveries.id, ids));
}
export type OutgoingMessage = Awaited<ReturnType<typeof findMessages>>[number];
