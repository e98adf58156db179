/** Payments of demo orders. */
import { eq } from 'drizzle-orm';
import * as ledger from '@vetka/api/ledger';
import { orderProducts, orderRefundLines, payments, refunds, subscriptionHoldings } from '@vetka/api/schema';
import { minutesAgo, type SeedContext } from './context.ts';
import { completedAt, isCancelled, PAID, RESERVATION_MINUTES, sum, type Placed } from './placed-order.ts';

/** T-Bank derives payment numbers from the time. */
const bankNumber = (at: Date, index: number): string => String(at.getTime() * 1000 + index);

/** One payment for an order, and the refunds of its cancelled parts. */
export async function seedPayments(context: SeedContext, placed: Placed[]): Promise<void> {
  const { tx } = context;
  const cancelled = (each: Placed) =>
    sum(each.parts.filter((part) => isCancelled(part.status)).map((part) => part.itemsTotal + part.deliveryPrice));
  await tx
    .insert(payments)
    .overridingSystemValue()
    .values(
      placed.map((each, index) => {
        const { payment: state } = each.order;
        const isRefunded = state === 'REFUNDED' || state === 'PARTIAL_REFUNDED';
        const isStarted = state !== 'CREATED';
        return {
          id: index + 1,
          orderId: each.id,
          provider: 'T_BANK' as const,
          state,
          providerStatus: isStarted ? state : null,
          amount: each.total,
          refundedAmount: isRefunded ? cancelled(each) : 0,
          externalId: isStarted ? bankNumber(each.createdAt, index) : null,
          endedAtBank: isStarted ? each.createdAt : null,
          errorCode: state === 'REJECTED' ? '1051' : null,
          errorMessage: state === 'REJECTED' ? 'Недостаточно средств на карте' : null,
          createdAt: each.createdAt,
          expiresAt: minutesAgo(each.createdAt, -RESERVATION_MINUTES),
          confirmedAt: PAID.includes(state) ? minutesAgo(each.createdAt, -3) : null,
        };
      }),
    );
  await seedRefunds(context, placed);
}

/** Refunds cancelled parts, with their lines. */
async function seedRefunds({ tx }: SeedContext, placed: Placed[]): Promise<void> {
  for (const { each, part, orderServiceId, paymentId } of numbered(placed)) {
    if (!each.order.payment.includes('REFUNDED') || !isCancelled(part.status)) continue;
    const [refund] = await tx
      .insert(refunds)
      .values({
        paymentId,
        orderServiceId,
        isWhole: true,
        amount: part.itemsTotal + part.deliveryPrice,
        reason: 'Заказ отменён',
        state: 'DONE',
        attempts: 1,
        createdAt: cancelledAt(each),
        finishedAt: returnedAt(each),
      })
      .returning({ id: refunds.id });
    if (!refund) throw new Error('Возврат не записан');
    const lines = await tx.select().from(orderProducts).where(eq(orderProducts.orderServiceId, orderServiceId));
    const amounts = [
      ...lines.map(({ id, totalAfterDiscount }) => ({ orderProductId: id, amount: totalAfterDiscount })),
      { orderProductId: null, amount: part.deliveryPrice },
    ];
    const paid = amounts.filter(({ amount }) => amount > 0);
    await tx.insert(orderRefundLines).values(paid.map((line) => ({ ...line, refundId: refund.id })));
  }
}

/** The parts of all orders with their new ids. */
const numbered = (placed: Placed[]) =>
  placed
    .flatMap((each, index) => each.parts.map((part) => ({ each, part, paymentId: index + 1 })))
    .map((one, index) => ({ ...one, orderServiceId: index + 1 }));

const paidAt = ({ createdAt }: Placed) => minutesAgo(createdAt, -3);
const cancelledAt = ({ createdAt }: Placed) => minutesAgo(createdAt, -95);
const returnedAt = ({ createdAt }: Placed) => minutesAgo(createdAt, -100);

/** Writes the money of all orders into the ledger, as it moves in a real shop. */
export async function seedLedger({ tx }: SeedContext, placed: Placed[]): Promise<void> {
  for (const [index, each] of placed.entries()) {
    if (PAID.includes(each.order.payment)) await ledger.capture(tx, index + 1, { at: paidAt(each) });
  }
  for (const { each, part, orderServiceId } of numbered(placed)) {
    if (!PAID.includes(each.order.payment)) continue;
    await ledger.sell(tx, orderServiceId, { at: paidAt(each) });
    if (part.status === 'COMPLETED') await ledger.release(tx, orderServiceId, { at: completedAt(each) });
  }
  const made = await tx.select().from(refunds).orderBy(refunds.id);
  for (const { id, orderServiceId, createdAt, finishedAt } of made) {
    await ledger.refund(tx, id, { at: createdAt });
    if (orderServiceId !== null) await ledger.cancel(tx, orderServiceId, { at: createdAt });
    if (finishedAt) await ledger.refundPaid(tx, id, { at: finishedAt });
  }
}

/** Payments of the paid subscriptions, and their money in the ledger. */
export async function seedSubscriptionPayments({ tx }: SeedContext, paymentsOfOrders: number): Promise<void> {
  const holdings = await tx.select().from(subscriptionHoldings).orderBy(subscriptionHoldings.id);
  const bought = holdings.filter(({ pricePaid, startsAt }) => pricePaid > 0 && startsAt !== null);
  for (const [index, { id: holdingId, pricePaid: amount, createdAt }] of bought.entries()) {
    const id = paymentsOfOrders + index + 1;
    const at = { createdAt, confirmedAt: createdAt, endedAtBank: createdAt };
    const paid = {
      state: 'CONFIRMED',
      providerStatus: 'CONFIRMED',
      externalId: bankNumber(createdAt, id),
    } as const;
    await tx
      .insert(payments)
      .overridingSystemValue()
      .values({ id, holdingId, provider: 'T_BANK', amount, ...paid, ...at });
    await ledger.capture(tx, id, { at: createdAt });
    await ledger.sellSubscription(tx, holdingId, { at: createdAt });
  }
}
