import { formatPrice } from '@vetka/domain/money';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { orders } from '../../platform/database/schema/order.ts';
import { payments, refunds } from '../../platform/database/schema/payment.ts';
import { subscriptionHoldings } from '../../platform/database/schema/subscription.ts';
import { conflict } from '../../platform/http/refusal.ts';
import { owedRefunds } from '../../platform/owed-refunds.ts';
import { paymentMessages } from './payment.messages.ts';
import type { RefundRow } from './payment.refund.repository.ts';

type Paid = Pick<typeof payments.$inferSelect, 'orderId' | 'holdingId'>;

/** The person who paid, and the page with what was bought. */
async function findPayer(tx: Transaction, { orderId, holdingId }: Paid) {
  if (orderId !== null) {
    const [order] = await tx.select({ userId: orders.userId }).from(orders).where(eq(orders.id, orderId));
    return order && { ...order, path: `/?order=${orderId}` };
  }
  const [holding] = await tx
    .select({ userId: subscriptionHoldings.userId })
    .from(subscriptionHoldings)
    .where(eq(subscriptionHoldings.id, holdingId ?? 0));
  return holding && { ...holding, path: '/my/subscriptions' };
}

const subjectOf = ({ amount, orderServiceId }: RefundRow): string =>
  orderServiceId === null ? formatPrice(amount) : `${formatPrice(amount)} за заказ № ${orderServiceId}`;

interface Words {
  key: string;
  title: string;
  text: string;
}

async function notifyPayer({ notices }: FastifyInstance, tx: Transaction, payment: Paid, words: Words): Promise<void> {
  const payer = await findPayer(tx, payment);
  if (payer) await notices.notify(tx, [{ ...payer, ...words, kind: 'ORDER_REFUNDED' }]);
}

/** Tells the buyer that the bank has refused a refund for good, and that the money is returned by other means. */
export const notifyRefused = (app: FastifyInstance, tx: Transaction, payment: Paid, refund: RefundRow): Promise<void> =>
  notifyPayer(app, tx, payment, {
    key: `refund-refused:${refund.id}`,
    title: `Банк не принял возврат ${subjectOf(refund)}`,
    text: paymentMessages.refused,
  });

/** What is still owed of each refused refund of a payment (kopecks). */
async function findOwed(tx: Transaction, paymentId: number): Promise<Map<number, number>> {
  const { rows } = await tx.execute<{ id: number; owed: string }>(sql`
    select refused.refund_id as id, refused.owed from ${owedRefunds} refused
    where refused.payment_id = ${paymentId} and refused.owed > 0`);
  return new Map(rows.map(({ id, owed }) => [id, Number(owed)]));
}

/**
 * Records that the marketplace has returned refused refunds of a payment by other means, and tells the buyer.
 * @param amount what was returned: all that is still owed
 * @param settlement how and when, for the buyer
 * @throws Refusal 409 when another amount is owed by now
 */
export async function settleRefused(
  app: FastifyInstance,
  tx: Transaction,
  { paymentId, amount, settlement }: { paymentId: number; amount: number; settlement: string },
): Promise<void> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId));
  // A cancellation may be returning the same money at this moment.
  if (payment?.orderId) await app.order.lock(tx, payment.orderId);
  const owed = await findOwed(tx, paymentId);
  if ([...owed.values()].reduce((sum, each) => sum + each, 0) !== amount)
    throw conflict('payment.other-refused', paymentMessages.otherRefused);
  const ids = [...owed.keys()];
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), inArray(refunds.id, ids)))
    .orderBy(asc(refunds.id))
    .for('update');
  await tx.update(refunds).set({ settledAt: new Date(), settlement }).where(inArray(refunds.id, ids));
  for (const refund of rows) {
    if (payment)
      await notifyPayer(app, tx, payment, {
        key: `refund-settled:${refund.id}`,
        title: `Вернули ${subjectOf({ ...refund, amount: owed.get(refund.id) ?? refund.amount })} другим способом`,
        text: settlement,
      });
  }
}
