import { internalPaymentStates, isDead, isPaid, type PaymentState } from '@vetka/domain/payment';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { paymentNotifications, payments, paymentStateChanges } from '../../platform/database/schema/payment.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type Provider = PaymentRow['provider'];
/** The cause of a move. */
export type Origin = 'init' | 'notification' | 'return' | 'poll' | 'refund' | 'expiry' | 'cancel';

const open: PaymentState[] = ['CREATED', 'PENDING', 'AUTHORIZED'];
/** Money may still come, also for payments that we have closed. */
const watched: PaymentState[] = [...open, ...internalPaymentStates.filter(isDead)];

/** The payment is neither paid nor over. */
export const isOpen = (state: PaymentState): boolean => open.includes(state);

export async function findPayment(db: Executor, id: number): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  return row;
}

export async function lockPayment(tx: Transaction, id: number): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
}

export async function findByExternal(db: Executor, provider: Provider, externalId: string) {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.externalId, externalId)));
  return row;
}

/** The subject of a payment. */
export type PaymentSubject = { orderId: number } | { holdingId: number };

const isFor = (subject: PaymentSubject) =>
  'orderId' in subject ? eq(payments.orderId, subject.orderId) : eq(payments.holdingId, subject.holdingId);

/** The attempt that is paid or may still be paid. */
export async function findLive(db: Executor, subject: PaymentSubject): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(isFor(subject), inArray(payments.state, open)))
    .orderBy(desc(payments.id))
    .limit(1);
  return row;
}

/** The attempt that was paid. */
export async function findPaid(db: Executor, orderId: number): Promise<PaymentRow | undefined> {
  const rows = await db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.id));
  return rows.find(({ state }) => isPaid(state));
}

export async function insertPayment(tx: Transaction, values: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [row] = await tx.insert(payments).values(values).returning();
  if (!row) throw new Error('The insert of a payment returned no row.');
  await tx.insert(paymentStateChanges).values({
    paymentId: row.id,
    toState: row.state,
    amount: row.amount,
    origin: 'init' satisfies Origin,
  });
  return row;
}

export const updatePayment = (db: Executor, id: number, change: Partial<typeof payments.$inferInsert>) =>
  db.update(payments).set(change).where(eq(payments.id, id));

/** Moves a payment and records the move. The caller checks that it is allowed. */
export async function movePayment(
  tx: Transaction,
  payment: PaymentRow,
  state: PaymentState,
  origin: Origin,
  change: Partial<typeof payments.$inferInsert> = {},
): Promise<void> {
  await updatePayment(tx, payment.id, {
    ...change,
    state,
    ...(state === 'CONFIRMED' && { confirmedAt: new Date() }),
  });
  await tx.insert(paymentStateChanges).values({
    paymentId: payment.id,
    fromState: payment.state,
    toState: state,
    amount: payment.amount,
    origin,
  });
}

/**
 * Claims the next unfinished payment that the bank has not notified us about since `silentSince`, so that it can be
 * polled. Rows locked by another replica are skipped, and a claim postpones the next one by the same interval.
 */
export async function claimSilent(db: Executor, silentSince: Date): Promise<PaymentRow | undefined> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        inArray(payments.state, watched),
        isNull(payments.endedAtBank),
        isNotNull(payments.externalId),
        lt(payments.updatedAt, silentSince),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(payments)
    .set({ updatedAt: new Date() })
    .where(sql`${payments.id} in (${due})`)
    .returning();
  return row;
}

export type NotificationLog = typeof paymentNotifications.$inferInsert;

/** Logs a notification. Of two equal ones that were both applied, the second is a duplicate. */
export async function logNotification(db: Executor, entry: NotificationLog): Promise<void> {
  const written = await db.insert(paymentNotifications).values(entry).onConflictDoNothing().returning();
  if (written.length === 0) await db.insert(paymentNotifications).values({ ...entry, outcome: 'DUPLICATE' });
}

export async function wasApplied(db: Executor, paymentId: number, status: string, amount: number | null) {
  if (amount === null) return false;
  const rows = await db
    .select({ id: paymentNotifications.id })
    .from(paymentNotifications)
    .where(
      and(
        eq(paymentNotifications.paymentId, paymentId),
        eq(paymentNotifications.status, status),
        eq(paymentNotifications.amount, amount),
        eq(paymentNotifications.outcome, 'APPLIED'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
