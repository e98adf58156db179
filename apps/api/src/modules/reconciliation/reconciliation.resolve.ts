import { differenceDecisionsOf, type Difference, type ResolveDifference } from '@vetka/domain/reconciliation';
import { asc, eq, isNull, and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { differences, orderServices, payments } from '../../platform/database/schema/index.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { reconciliationMessages as messages } from './reconciliation.messages.ts';
import { differenceOf, selectDifferences } from './reconciliation.reading.ts';

type Row = typeof differences.$inferSelect;

/** How much more the bank holds than expected; negative: less. */
const moreAtBank = ({ kind, ours, theirs }: Row): number =>
  kind === 'REFUND_THERE' || kind === 'REFUND_MISSING' || kind === 'PAYOUT' ? ours - theirs : theirs - ours;

/** The lines that a refund of `amount` takes from an order service, the most expensive first. */
function divide<T extends { paid: number; refunded: number }>(money: readonly T[], amount: number) {
  let rest = amount;
  return money
    .map((line) => ({ ...line, left: line.paid - line.refunded }))
    .toSorted((one, other) => other.left - one.left)
    .map((line) => {
      const taken = Math.min(line.left, rest);
      rest -= taken;
      return { ...line, amount: taken };
    })
    .filter((line) => line.amount > 0);
}

/**
 * Records a refund that the bank made outside the marketplace, as if it had been requested here: the sellers return the
 * money, and owe it when they have been paid. @throws Refusal 422 without an order, or when the order has less left
 */
async function recordRefund(app: FastifyInstance, tx: Transaction, { paymentId, ours, theirs }: Row): Promise<void> {
  const [payment] = await tx
    .select()
    .from(payments)
    .where(eq(payments.id, paymentId ?? 0));
  if (!payment?.orderId) throw invalid({ decision: messages.noOrder }, 'reconciliation.no-order');
  await app.order.lock(tx, payment.orderId);
  const parts = await tx
    .select()
    .from(orderServices)
    .where(and(eq(orderServices.orderId, payment.orderId), isNull(orderServices.cancelledAt)))
    .orderBy(asc(orderServices.id));
  let rest = theirs - ours;
  for (const { id: orderServiceId } of parts) {
    const lines = divide(await app.payment.moneyOfLines(tx, orderServiceId), rest);
    if (lines.length === 0) continue;
    rest -= lines.reduce((sum, { amount }) => sum + amount, 0);
    await app.payment.recordMadeRefund(tx, {
      paymentId: payment.id,
      orderServiceId,
      lines: lines.map(({ orderProductId, amount }) => ({ orderProductId, amount })),
      reason: messages.refund,
    });
  }
  if (rest > 0) throw invalid({ decision: messages.tooMuch }, 'reconciliation.too-much');
}

async function record(app: FastifyInstance, tx: Transaction, row: Row): Promise<void> {
  const { id, kind, paymentId, payoutId, ours, theirs } = row;
  if (kind === 'REFUND_THERE') await recordRefund(app, tx, row);
  if (kind === 'FEE') await app.ledger.bankFee(tx, { key: `bank-fee-correction:${id}`, paymentId }, theirs - ours);
  // The worker asks the bank about it and applies the answer.
  if (kind === 'PAYOUT') await app.payout.askAgain(tx, payoutId ?? 0);
}

/** @throws Refusal 404, 409 when it is resolved or its amount is outdated, 422 on `decision` */
export async function resolveDifference(
  app: FastifyInstance,
  tx: Transaction,
  id: number,
  { decision, reason }: ResolveDifference,
): Promise<Difference> {
  const [row] = await tx.select().from(differences).where(eq(differences.id, id)).for('update');
  if (!row) throw notFound('reconciliation.unknown', messages.unknown);
  if (row.resolvedAt !== null) throw conflict('reconciliation.resolved', messages.resolved);
  if (!differenceDecisionsOf(row.kind).includes(decision)) throw invalid({ decision: messages.notForKind });
  if (decision === 'RECORDED') await record(app, tx, row);
  const { paymentId, payoutId } = row;
  if (row.kind === 'REFUND_REFUSED')
    await app.payment.settleRefused(tx, { paymentId: paymentId ?? 0, amount: row.ours, settlement: reason.trim() });
  if (decision === 'CORRECTED')
    await app.ledger.correction(tx, { key: `correction:${id}`, paymentId, payoutId }, moreAtBank(row));
  await tx
    .update(differences)
    .set({ resolution: decision, resolvedAt: new Date(), reason: reason.trim() })
    .where(eq(differences.id, id));
  const [resolved] = await selectDifferences(tx).where(eq(differences.id, id));
  if (!resolved) throw notFound();
  return differenceOf(resolved);
}
