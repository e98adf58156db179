import { and, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { paymentNotifications } from '../../platform/database/schema/payment.ts';

const keptDays = 30;

/** Deletes old notifications that concern no payment of ours. The others are the history of a payment, and stay. */
export const deleteStrayNotifications = (db: Executor) =>
  db
    .delete(paymentNotifications)
    .where(
      and(
        inArray(paymentNotifications.outcome, ['INVALID', 'UNKNOWN']),
        isNull(paymentNotifications.paymentId),
        lt(paymentNotifications.receivedAt, sql`now() - make_interval(days => ${keptDays}::int)`),
      ),
    );
