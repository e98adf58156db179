import type { LedgerCause, MoneyKind } from './schema.ts';

export * from './commission.ts';
export * from './posting.ts';
export * from './words.ts';
export type * from './schema.ts';
export * from './values.ts';

/** The causes of each kind of moves. */
export const moneyKindCauses: Record<MoneyKind, readonly LedgerCause[]> = {
  SALES: ['SALE'],
  REFUNDS: ['REFUND', 'REFUND_FAILED', 'CANCELLATION'],
  SUBSCRIPTIONS: ['SUBSCRIPTION'],
  RELEASES: ['RELEASE'],
  DEBTS: ['DEBT_COVERED'],
  PAYOUTS: ['PAYOUT', 'PAYOUT_PAID', 'PAYOUT_FAILED', 'PAYOUT_RETURNED'],
};
