import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { refunds } from '../../platform/database/schema/payment.ts';
import { findRefundLines } from './payment.partial.ts';
import { refundedLines, withPresentSellers, type PaidGoods } from './payment.receipt.ts';
import { findPayment } from './payment.repository.ts';

/** The data that a payment stored for its receipt; nothing for a payment without one. */
export const storedGoods = (receipt: Record<string, unknown> | null): Pick<PaidGoods, 'lines' | 'customer'> => ({
  lines: [],
  customer: {},
  ...receipt,
});

/** The receipt of a payment, or of its refund. */
export interface ReceiptSubject {
  paymentId: number;
  refundId: number | null;
}

/** Lines and customer as the bank got them, or with the sellers' requisites of today. */
export async function receiptGoods(db: Executor, { paymentId, refundId }: ReceiptSubject, as: 'SENT' | 'RIGHT') {
  const payment = await findPayment(db, paymentId);
  const { lines: all, customer } = storedGoods(payment?.receipt ?? null);
  const lines = await wanted(db, all, refundId);
  return { customer, lines: as === 'RIGHT' ? await withPresentSellers(db, lines) : lines };
}

async function wanted(db: Executor, lines: PaidGoods['lines'], refundId: number | null) {
  if (refundId === null) return lines;
  const [refund] = await db.select().from(refunds).where(eq(refunds.id, refundId));
  if (!refund || refund.orderServiceId === null) return lines;
  return refundedLines(lines, refund, await findRefundLines(db, [refund.orderServiceId]));
}
