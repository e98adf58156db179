import { and, asc, eq, inArray, isNull, ne, not, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { orderServices } from '../../platform/database/schema/order.ts';
import { payments, refunds } from '../../platform/database/schema/payment.ts';
import { lockPayment, type PaymentRow } from './payment.repository.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** Refunds the whole payment, once. */
export async function insertWholeRefund(tx: Transaction, payment: PaymentRow, reason: string): Promise<boolean> {
  const [known] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, payment.id), isNull(refunds.orderServiceId)))
    .limit(1);
  if (known) return false;
  await tx.insert(refunds).values({ paymentId: payment.id, amount: payment.amount, reason });
  return true;
}

/** Cancelled parts of an order, most recent first. */
export const findCancelledParts = (tx: Transaction, orderId: number) =>
  tx
    .select({ id: orderServices.id, total: orderServices.total, reason: orderServices.cancelReason })
    .from(orderServices)
    .where(and(eq(orderServices.orderId, orderId), sql`${orderServices.cancelledAt} is not null`))
    .orderBy(sql`${orderServices.cancelledAt} desc`, sql`${orderServices.id} desc`);

/** The sum of the parts that are not cancelled (kopecks). */
export async function sumOfLiveParts(tx: Transaction, orderId: number): Promise<number> {
  const rows = await tx
    .select({ total: orderServices.total })
    .from(orderServices)
    .where(and(eq(orderServices.orderId, orderId), isNull(orderServices.cancelledAt)));
  return rows.reduce((sum, { total }) => sum + total, 0);
}

const retryAfterSeconds = 60;
/**
 * Payments that can be refunded: charged ones, dead ones that were charged after all, and those whose refund the bank
 * has already reported before answering our request.
 */
const returnable = [
  'CONFIRMED',
  'PARTIAL_REFUNDED',
  'REFUNDED',
  'REJECTED',
  'AUTH_FAIL',
  'EXPIRED',
  'CANCELED',
] as const;

/** The request to the bank is so old that it is retried. */
const isOverdue = sql`${refunds.updatedAt} < now() - make_interval(secs => ${retryAfterSeconds})`;

const isQuiet = or(eq(refunds.state, 'CREATED'), and(eq(refunds.state, 'PENDING'), isOverdue));

async function nextDue(tx: Transaction, paymentId: number | undefined): Promise<RefundRow | undefined> {
  const [row] = await tx
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        isQuiet,
        inArray(payments.state, [...returnable]),
        paymentId === undefined ? undefined : eq(refunds.paymentId, paymentId),
        // One at a time per payment, so that the remaining amount is always known.
        sql`not exists (select from refunds busy where busy.payment_id = ${refunds.paymentId} and busy.id <> ${refunds.id}
          and busy.state = 'PENDING' and busy.updated_at >= now() - make_interval(secs => ${retryAfterSeconds}))`,
      ),
    )
    .orderBy(asc(refunds.id))
    .limit(1)
    .for('update', { of: [refunds, payments], skipLocked: true });
  return row?.refund;
}

/**
 * Whether another refund of a locked payment waits for the bank. `nextDue` checks this too, but in the snapshot of its
 * statement: another replica may have claimed and released a refund of the payment since.
 */
async function isBusy(tx: Transaction, { id, paymentId }: RefundRow): Promise<boolean> {
  const [busy] = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.id, id), eq(refunds.state, 'PENDING'), not(isOverdue)))
    .limit(1);
  return busy !== undefined;
}

/** Claims the next due refund; other copies of the program claim others. */
export async function claimRefund(tx: Transaction, paymentId?: number) {
  const refund = await nextDue(tx, paymentId);
  const payment = refund && (await lockPayment(tx, refund.paymentId));
  if (!refund || !payment || (await isBusy(tx, refund))) return undefined;
  const attempts = refund.attempts + 1;
  await tx.update(refunds).set({ state: 'PENDING', attempts }).where(eq(refunds.id, refund.id));
  return { refund: { ...refund, attempts }, payment };
}

export const updateRefund = (db: Executor, id: number, change: Partial<typeof refunds.$inferInsert>) =>
  db.update(refunds).set(change).where(eq(refunds.id, id));

/** Kopecks refunded so far. */
export async function sumOfDone(db: Executor, paymentId: number): Promise<number> {
  const rows = await db
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'DONE')));
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
