import { formatPrice } from '@vetka/domain/money';
import type { OrderService } from '@vetka/domain/order';

/** What came back of an order's total, and what remains of it. Empty without a refund. */
export function refundedLines({ total, refunded }: Pick<OrderService, 'total' | 'refunded'>) {
  if (refunded === 0) return [];
  const returned = { label: 'Возврат', amount: formatPrice(-refunded) };
  return refunded < total
    ? [returned, { label: 'Осталось после возврата', amount: formatPrice(total - refunded) }]
    : [returned];
}
