import { canMovePayment } from '@vetka/domain/payment';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderRefundLines, refunds } from '../../platform/database/schema/payment.ts';
import type { PaymentMoves } from './payment.moves.ts';
import type { PartialRefund } from './payment.partial.ts';
import { sumOfDone } from './payment.refund.repository.ts';
import * as repository from './payment.repository.ts';

/** A refund that the bank has made without a request from us. */
export type MadeRefund = Pick<PartialRefund, 'orderServiceId' | 'lines' | 'reason'> & { paymentId: number };

/** Records it with its lines, in the ledger and on its payment. The order must be locked. */
export async function recordMadeRefund(
  { app, moves }: { app: FastifyInstance; moves: PaymentMoves },
  tx: Transaction,
  { paymentId, orderServiceId, lines, reason }: MadeRefund,
): Promise<void> {
  const payment = await repository.lockPayment(tx, paymentId);
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const now = new Date();
  const [row] = await tx
    .insert(refunds)
    .values({ paymentId, orderServiceId, amount, reason, state: 'DONE', finishedAt: now })
    .returning({ id: refunds.id });
  if (!row) throw new Error('The insert of a refund returned no row.');
  await tx.insert(orderRefundLines).values(lines.map((line) => ({ ...line, refundId: row.id })));
  await app.ledger.refund(tx, row.id);
  await app.ledger.refundPaid(tx, row.id);
  const done = Math.min(payment.amount, await sumOfDone(tx, paymentId));
  const change = { refundedAmount: Math.max(done, payment.refundedAmount) };
  const state = done === payment.amount ? 'REFUNDED' : 'PARTIAL_REFUNDED';
  if (payment.state === state || !canMovePayment(payment.state, state)) {
    await repository.updatePayment(tx, paymentId, change);
    return;
  }
  const order = payment.orderId === null ? undefined : await app.order.lock(tx, payment.orderId);
  await moves.move(tx, order, payment, state, 'refund', change);
}
