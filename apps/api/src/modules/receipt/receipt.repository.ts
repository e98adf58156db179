import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { fiscalReceipts, type refunds } from '../../platform/database/schema/index.ts';

type RefundState = (typeof refunds.$inferSelect)['state'];
export type ReceiptRow = typeof fiscalReceipts.$inferSelect;
/** A receipt that is not a correction, with the state of its refund; null for the receipt of a payment. */
export type OwnReceipt = ReceiptRow & { refundState: RefundState | null };
export type NewReceipt = typeof fiscalReceipts.$inferInsert;
export type ReceiptChange = Partial<NewReceipt>;

export const ownColumns = {
  ...getTableColumns(fiscalReceipts),
  refundState: sql<RefundState | null>`(select f.state from refunds f where f.id = ${fiscalReceipts.refundId})`,
};

export const updateReceipt = (db: Executor, id: number, change: ReceiptChange) =>
  db.update(fiscalReceipts).set(change).where(eq(fiscalReceipts.id, id));

export async function lockReceipt(tx: Transaction, id: number): Promise<OwnReceipt | undefined> {
  const [row] = await tx.select(ownColumns).from(fiscalReceipts).where(eq(fiscalReceipts.id, id)).for('update');
  return row;
}

/** Corrections of receipts, oldest first. */
export const findCorrections = (db: Executor, ids: readonly number[]): Promise<ReceiptRow[]> =>
  db
    .select()
    .from(fiscalReceipts)
    .where(inArray(fiscalReceipts.correctsId, [...ids]))
    .orderBy(asc(fiscalReceipts.id));

/** Receipts of a payment and its refunds that are not corrections, locked. */
export const lockOwn = (tx: Transaction, paymentId: number): Promise<OwnReceipt[]> =>
  tx
    .select(ownColumns)
    .from(fiscalReceipts)
    .where(and(eq(fiscalReceipts.paymentId, paymentId), isNull(fiscalReceipts.correctsId)))
    .orderBy(asc(fiscalReceipts.id))
    .for('update');

const retryAfterSeconds = sql`least(900, 10 * power(2, least(${fiscalReceipts.attempts}, 7)))`;

/** An earlier document of the same correction is sent first: a receipt is reversed before it is printed again. */
const isFirst = sql`not exists (select from fiscal_receipts earlier
  where earlier.corrects_id = ${fiscalReceipts.correctsId} and earlier.id < ${fiscalReceipts.id}
    and earlier.state = 'EXPECTED')`;

/** Claims the next due correction. Other copies of the program claim other ones. */
export async function claimDue(db: Executor): Promise<ReceiptRow | undefined> {
  const due = db
    .select({ id: fiscalReceipts.id })
    .from(fiscalReceipts)
    .where(and(eq(fiscalReceipts.state, 'EXPECTED'), sql`${fiscalReceipts.nextAt} <= now()`, isFirst))
    .orderBy(asc(fiscalReceipts.nextAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(fiscalReceipts)
    .set({
      attempts: sql`${fiscalReceipts.attempts} + 1`,
      nextAt: sql`now() + make_interval(secs => ${retryAfterSeconds})`,
    })
    .where(and(eq(fiscalReceipts.state, 'EXPECTED'), inArray(fiscalReceipts.id, due)))
    .returning();
  return row;
}
