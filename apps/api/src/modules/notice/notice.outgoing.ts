import type { JobKind } from '@vetka/domain/moderation';
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import {
  noticeDeliveries,
  notices,
  pushSubscriptions,
  sessions,
  users,
  type deliveryChannels,
} from '../../platform/database/schema/index.ts';
import { isLive } from './notice.recipients.ts';

/** The job that sends a message of each channel. */
export const deliveryJobs = {
  SMS: 'notice.sms',
  EMAIL: 'notice.email',
  PUSH: 'notice.push',
} as const satisfies Record<(typeof deliveryChannels)[number], JobKind>;

/** A fixed address is warned even if the account was ended right after the change. */
const isReached = or(isNotNull(noticeDeliveries.fixedAddress), and(isNull(users.blockedAt), isNull(users.deletedAt)));

/**
 * The data for sending a message, read now: addresses may have changed since it was written. Undefined when the person
 * is blocked or deleted.
 */
export async function findMessage(db: Database, id: number) {
  const [message] = await db
    .select({
      id: noticeDeliveries.id,
      channel: noticeDeliveries.channel,
      fixedAddress: noticeDeliveries.fixedAddress,
      notice: notices,
      user: { phone: users.phone, email: users.email, firstName: users.firstName },
      subscription: pushSubscriptions,
      isSignedIn: sql<boolean>`${sessions.id} is not null`,
    })
    .from(noticeDeliveries)
    .innerJoin(notices, eq(notices.id, noticeDeliveries.noticeId))
    .innerJoin(users, and(eq(users.id, notices.userId), isReached))
    .leftJoin(pushSubscriptions, eq(pushSubscriptions.id, noticeDeliveries.pushSubscriptionId))
    .leftJoin(sessions, and(isLive, eq(sessions.userId, notices.userId)))
    .where(eq(noticeDeliveries.id, id));
  return message;
}
export type OutgoingMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;
