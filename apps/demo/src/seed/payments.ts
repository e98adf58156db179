/** Payments of demo orders. */
import { payments, refunds } from '@vetka/api/schema';
import { minutesAgo, type SeedContext } from './context.ts';
import { isCancelled, PAID, RESERVATION_MINUTES, sum, type Placed } from './placed-order.ts';

/** One payment for an order, and the refunds of its cancelled parts. */
export async function seedPayments({ tx }: SeedContext, placed: Placed[]): Promise<void> {
  const cancelled = (each: Placed) =>
    sum(each.parts.filter((part) => isCancelled(part.status)).map((part) => part.itemsTotal + part.deliveryPrice));
  await tx
    .insert(payments)
    .overridingSystemValue()
    .values(
      placed.map((each, index) => {
        const { payment: state } = each.order;
        const isRefunded = state === 'REFUNDED' || state === 'PARTIAL_REFUNDED';
        const isBegun = state !== 'CREATED';
        return {
          id: index + 1,
          orderId: each.id,
          provider: 'T_BANK' as const,
          state,
          providerStatus: isBegun ? state : null,
          amount: each.total,
          refundedAmount: isRefunded ? cancelled(each) : 0,
          externalId: isBegun ? `demo-${each.id}` : null,
          errorCode: state === 'REJECTED' ? '1051' : null,
          errorMessage: state === 'REJECTED' ? 'Недостаточно средств на карте' : null,
          createdAt: each.createdAt,
          expiresAt: minutesAgo(each.createdAt, -RESERVATION_MINUTES),
          confirmedAt: PAID.includes(state) ? minutesAgo(each.createdAt, -3) : null,
        };
      }),
    );
  const returned = placed.flatMap((each, index) =>
    each.order.payment.includes('REFUNDED') ? [{ each, paymentId: index + 1 }] : [],
  );
  await tx
    .insert(refunds)
    .overridingSystemValue()
    .values(
      returned.map(({ each, paymentId }) => ({
        paymentId,
        amount: cancelled(each),
        reason: 'Заказ отменён',
        state: 'DONE' as const,
        attempts: 1,
        createdAt: minutesAgo(each.createdAt, -95),
        finishedAt: minutesAgo(each.createdAt, -100),
      })),
    );
}
