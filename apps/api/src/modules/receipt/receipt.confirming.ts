import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ReceiptNotification } from '../../adapters/payments/gateway.ts';
import type { PrintedDocument } from '../../adapters/payments/cashRegister.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { fiscalReceipts, payments } from '../../platform/database/schema/index.ts';
import { expectReceipt } from './receipt.expecting.ts';
import { lockOwn, updateReceipt, type OwnReceipt, type ReceiptRow } from './receipt.repository.ts';

export type Confirmed = 'APPLIED' | 'DUPLICATE' | 'UNKNOWN';

export const printedOf = ({ amount, ...document }: PrintedDocument) => ({
  ...document,
  state: 'PRINTED' as const,
  printedAmount: amount,
  error: '',
});

/**
 * Finds the receipt that a notification is about. Refunds are distinguished by their amounts, equal ones by their
 * order. A refund that the bank has refused has no receipt.
 */
function subjectOf(rows: readonly OwnReceipt[], { kind, amount }: ReceiptNotification): OwnReceipt | undefined {
  const open = rows.filter((row) => row.kind === kind && row.state !== 'PRINTED' && row.refundState !== 'FAILED');
  return open.find((row) => row.amount === amount) ?? (open.length === 1 ? open[0] : undefined);
}

const isSame = (row: ReceiptRow, { driveNumber, documentNumber }: PrintedDocument): boolean =>
  row.driveNumber === driveNumber && row.documentNumber === documentNumber;

/** A correction whose sending has not started is no longer needed. */
const dropUnsent = (tx: Transaction, id: number) =>
  tx
    .update(fiscalReceipts)
    .set({ state: 'DROPPED' })
    .where(
      and(eq(fiscalReceipts.correctsId, id), eq(fiscalReceipts.state, 'EXPECTED'), eq(fiscalReceipts.attempts, 0)),
    );

/** Applies the bank's notification about a receipt. The same document counts once. */
export const confirmReceipt = (
  app: FastifyInstance,
  paymentId: number,
  said: ReceiptNotification,
): Promise<Confirmed> =>
  app.db.transaction(async (tx) => {
    const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
    if (!payment) return 'UNKNOWN';
    // The receipt may arrive before the notification of the payment.
    if (said.kind === 'INCOME') await expectReceipt(app, tx, payment, null);
    const rows = await lockOwn(tx, paymentId);
    const { result } = said;
    if ('document' in result && rows.some((row) => isSame(row, result.document))) return 'DUPLICATE';
    const row = subjectOf(rows, said);
    if (!row) return 'UNKNOWN';
    if ('error' in result) await updateReceipt(tx, row.id, { state: 'FAILED', error: result.error });
    else {
      await updateReceipt(tx, row.id, printedOf(result.document));
      await dropUnsent(tx, row.id);
    }
    return 'APPLIED';
  });
