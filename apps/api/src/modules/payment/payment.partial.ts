import { formatPrice } from '@vetka/domain/money';
import { and, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { orderProducts, orderServices } from '../../platform/database/schema/order.ts';
import { orderRefundLines, refunds } from '../../platform/database/schema/payment.ts';
import { conflict, invalid } from '../../platform/http/refusal.ts';
import { isReturned } from '../../platform/owed-refunds.ts';
import { paymentMessages } from './payment.messages.ts';
import { findPaid } from './payment.repository.ts';

/** An amount of a line, in kopecks. `orderProductId`: null for the delivery. */
export interface RefundLine {
  orderProductId: number | null;
  amount: number;
}

/** A part of what was paid for an order service, to be returned. The order must be locked. */
export interface PartialRefund {
  orderId: number;
  orderServiceId: number;
  lines: readonly RefundLine[];
  reason: string;
  /** Null for the customer and the system. */
  actorUserId: number | null;
  /** A UUID chosen by the client: the same request refunds once. */
  requestId: string | null;
}

/** The amount paid for a line, and the amount returned or being returned (kopecks). */
export interface LineMoney {
  orderProductId: number | null;
  paid: number;
  refunded: number;
}

async function findPaidLines(db: Executor, orderServiceId: number): Promise<Omit<LineMoney, 'refunded'>[]> {
  const products = await db
    .select({ orderProductId: orderProducts.id, paid: orderProducts.totalAfterDiscount })
    .from(orderProducts)
    .where(eq(orderProducts.orderServiceId, orderServiceId))
    .orderBy(orderProducts.id);
  const [part] = await db
    .select({ paid: orderServices.deliveryPrice })
    .from(orderServices)
    .where(eq(orderServices.id, orderServiceId));
  return [...products, { orderProductId: null, paid: part?.paid ?? 0 }];
}

/** The lines of completed, planned and settled refunds. */
export const findRefundLines = (db: Executor, orderServiceIds: readonly number[]) =>
  db
    .select({
      refundId: orderRefundLines.refundId,
      orderServiceId: refunds.orderServiceId,
      orderProductId: orderRefundLines.orderProductId,
      amount: orderRefundLines.amount,
    })
    .from(orderRefundLines)
    .innerJoin(refunds, eq(refunds.id, orderRefundLines.refundId))
    .where(and(inArray(refunds.orderServiceId, [...orderServiceIds]), isReturned));

/** The money of each line of an order service; the delivery is last. */
export async function moneyOfLines(db: Executor, orderServiceId: number): Promise<LineMoney[]> {
  const paid = await findPaidLines(db, orderServiceId);
  const returned = await findRefundLines(db, [orderServiceId]);
  return paid.map((line) => ({
    ...line,
    // A refused refund may be settled as a whole although a later refund had returned some of it.
    refunded: Math.min(
      line.paid,
      returned
        .filter(({ orderProductId }) => orderProductId === line.orderProductId)
        .reduce((sum, { amount }) => sum + amount, 0),
    ),
  }));
}

/** Kopecks of an order service that are returned or being returned. */
export async function sumOfRefunds(db: Executor, orderServiceId: number): Promise<number> {
  const money = await moneyOfLines(db, orderServiceId);
  return money.reduce((sum, { refunded }) => sum + refunded, 0);
}

const fieldOf = ({ orderProductId }: RefundLine, index: number): string =>
  orderProductId === null ? 'delivery' : `lines.${index}.amount`;

function requireMoneyLeft(lines: readonly RefundLine[], money: readonly LineMoney[]): void {
  const asked = new Map<number | null, number>();
  const errors = lines.flatMap((line, index) => {
    const found = money.find(({ orderProductId }) => orderProductId === line.orderProductId);
    const left = (found?.paid ?? 0) - (found?.refunded ?? 0) - (asked.get(line.orderProductId) ?? 0);
    asked.set(line.orderProductId, (asked.get(line.orderProductId) ?? 0) + line.amount);
    return line.amount > left
      ? [[fieldOf(line, index), paymentMessages.noMoreThan(formatPrice(Math.max(0, left)))]]
      : [];
  });
  if (errors.length > 0) throw invalid(Object.fromEntries(errors), 'payment.too-much');
}

/** Lines with an amount, each named once. */
function mergeLines(lines: readonly RefundLine[]): RefundLine[] {
  const amounts = new Map<number | null, number>();
  for (const { orderProductId, amount } of lines) {
    if (amount > 0) amounts.set(orderProductId, (amounts.get(orderProductId) ?? 0) + amount);
  }
  return [...amounts].map(([orderProductId, amount]) => ({ orderProductId, amount }));
}

/** Whether a refund is recorded already. @throws Refusal 409 when another refund has its request id */
async function isKnown(tx: Transaction, refund: PartialRefund, lines: readonly RefundLine[]): Promise<boolean> {
  const { requestId, orderServiceId, actorUserId, reason } = refund;
  if (requestId === null) return false;
  const [row] = await tx.select().from(refunds).where(eq(refunds.requestId, requestId));
  if (!row) return false;
  const made = await tx.select().from(orderRefundLines).where(eq(orderRefundLines.refundId, row.id));
  const isMade = (line: RefundLine): boolean =>
    made.some(({ orderProductId, amount }) => orderProductId === line.orderProductId && amount === line.amount);
  const isOwn = row.orderServiceId === orderServiceId && row.actorUserId === actorUserId && row.reason === reason;
  if (isOwn && made.length === lines.length && lines.every(isMade)) return true;
  throw conflict('payment.request-used', paymentMessages.requestUsed);
}

/**
 * Records a partial refund, once per request. The money moves later.
 * @returns the refund, its payment and the amount (kopecks); undefined when this request is recorded already
 * @throws Refusal 409 when the order is not paid; 422 without an amount, or above what is left of a line
 */
export async function recordPartialRefund(
  tx: Transaction,
  refund: PartialRefund,
): Promise<{ id: number; paymentId: number; amount: number } | undefined> {
  const lines = mergeLines(refund.lines);
  if (await isKnown(tx, refund, lines)) return undefined;
  const { orderServiceId, reason, actorUserId, requestId } = refund;
  if (lines.length === 0) throw invalid({ lines: paymentMessages.noAmount }, 'payment.no-amount');
  const payment = await findPaid(tx, refund.orderId);
  if (!payment) throw conflict('payment.not-paid', paymentMessages.notPaid);
  const money = await moneyOfLines(tx, orderServiceId);
  requireMoneyLeft(refund.lines, money);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const left = money.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
  if (amount > left) throw invalid({ lines: paymentMessages.noMoreThan(formatPrice(left)) }, 'payment.too-much');
  const [row] = await tx
    .insert(refunds)
    .values({ paymentId: payment.id, orderServiceId, amount, reason, actorUserId, requestId })
    .returning({ id: refunds.id });
  if (!row) throw new Error('The insert of a refund returned no row.');
  await tx
    .insert(orderRefundLines)
    .values(lines.map((line) => ({ refundId: row.id, orderProductId: line.orderProductId, amount: line.amount })));
  return { id: row.id, paymentId: payment.id, amount };
}
