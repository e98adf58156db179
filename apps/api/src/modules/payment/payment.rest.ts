import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderRefundLines, refunds } from '../../platform/database/schema/payment.ts';
import { moneyOfLines, sumOfRefunds } from './payment.partial.ts';

/** An order service whose money goes back. */
export interface RestOfPart {
  paymentId: number;
  orderServiceId: number;
  total: number;
  reason: string;
  /** Null for the customer and the system. */
  actorUserId?: number | null;
}

/**
 * Records the refund of whatever is left of an order service, once. The money moves later. Its lines are recorded with
 * it: a partial refund that fails afterwards must not change what this receipt says.
 * @returns the id of the refund; undefined when there is nothing left, or it is recorded already
 */
export async function refundRest(
  tx: Transaction,
  { total, orderServiceId, ...values }: RestOfPart,
): Promise<number | undefined> {
  const amount = total - (await sumOfRefunds(tx, orderServiceId));
  if (amount <= 0) return undefined;
  const lines = await moneyOfLines(tx, orderServiceId);
  const [row] = await tx
    .insert(refunds)
    .values({ ...values, orderServiceId, amount, isWhole: true })
    .onConflictDoNothing({ target: refunds.orderServiceId, where: sql`is_whole` })
    .returning({ id: refunds.id });
  const left = lines.filter(({ paid, refunded }) => paid > refunded);
  if (!row || left.length === 0) return row?.id;
  await tx
    .insert(orderRefundLines)
    .values(
      left.map(({ orderProductId, paid, refunded }) => ({ refundId: row.id, orderProductId, amount: paid - refunded })),
    );
  return row.id;
}
