import type { PaymentStatus } from '@vetka/domain/payment';

/** The panel's own wording of a payment's state, shown beside the status. */
export type PaymentMoment = 'waiting' | 'paid' | 'over';

const moments: Record<PaymentStatus, PaymentMoment> = {
  NEW: 'waiting',
  CREATED: 'waiting',
  ACTIVE: 'waiting',
  AUTHORIZED: 'waiting',
  CONFIRMED: 'paid',
  APPROVED: 'paid',
  'ON-REFUND': 'over',
  REFUNDED: 'over',
  PARTIAL_REFUNDED: 'over',
  PARTIAL_REVERSED: 'over',
  REVERSED: 'over',
  EXPIRED: 'over',
  AUTH_FAIL: 'over',
  REJECTED: 'over',
  CANCELED: 'over',
};

/**
 * Whether the payment is still in progress. An unknown status from a newer server counts as final and is shown as it
 * is.
 */
export const paymentMoment = (status: PaymentStatus): PaymentMoment => moments[status] ?? 'over';
