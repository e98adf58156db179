/** Banks that take payments: the name in addresses and settings, and the code that is stored. */
export const bankNames = ['tbank', 'tochka'] as const;
export type BankName = (typeof bankNames)[number];
export const banks = { tbank: { provider: 'T_BANK' }, tochka: { provider: 'TOCHKA' } } as const satisfies Record<
  BankName,
  { provider: string }
>;
export type PaymentProvider = (typeof banks)[BankName]['provider'];

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

export const refundStates = ['CREATED', 'PENDING', 'DONE', 'FAILED'] as const;

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
