/** The specification's values: the union of two acquirers' statuses. */
export const paymentStatuses = [
  'NEW',
  'ACTIVE',
  'CONFIRMED',
  'AUTHORIZED',
  'PARTIAL_REFUNDED',
  'PARTIAL_REVERSED',
  'AUTH_FAIL',
  'REJECTED',
  'CANCELED',
  'REVERSED',
  'CREATED',
  'APPROVED',
  'ON-REFUND',
  'REFUNDED',
  'EXPIRED',
] as const;

/** Our own states, the same for every acquirer. */
export const internalPaymentStates = [
  'CREATED',
  'PENDING',
  'AUTHORIZED',
  'CONFIRMED',
  'PARTIAL_REFUNDED',
  'REFUNDED',
  'REJECTED',
  'AUTH_FAIL',
  'EXPIRED',
  'CANCELED',
  'PARTIAL_REVERSED',
  'REVERSED',
] as const;
