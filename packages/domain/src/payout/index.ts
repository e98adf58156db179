import type { PayoutHoldKind, PayoutState } from './schema.ts';

export * from './bankAccount.ts';
export * from './identity.ts';
export * from './passport.ts';
export * from './stakes.ts';
export type * from './schema.ts';
export * from './values.ts';

/**
 * Allowed transitions of a payout; any other is refused. After FAILED and RETURNED the money is paid by a new payout. A
 * bank may pay what it had refused.
 */
export const payoutTransitions: Record<PayoutState, readonly PayoutState[]> = {
  CREATED: ['SENT', 'FAILED'],
  SENT: ['PAID', 'FAILED'],
  PAID: ['RETURNED'],
  FAILED: ['PAID'],
  RETURNED: [],
};

export const canMovePayout = (from: PayoutState, to: PayoutState): boolean => payoutTransitions[from].includes(to);

/** The money is on its way: neither available to the shop nor confirmed by the bank. */
export const isPayoutInFlight = (state: PayoutState): boolean => state === 'CREATED' || state === 'SENT';

export const payoutStateLabels: Record<PayoutState, string> = {
  CREATED: 'Готовится',
  SENT: 'В банке',
  PAID: 'Выплачено',
  FAILED: 'Не прошла',
  RETURNED: 'Вернулась',
};

export const payoutHoldLabels: Record<PayoutHoldKind, string> = {
  ADMINISTRATION: 'Решение администрации',
  RETURNED: 'Банк вернул выплату',
  REFUSED: 'Банк не принимает выплаты',
  YEAR_LIMIT: 'Годовой предел самозанятого',
  TAX_STATUS: 'Статус самозанятого не подтверждён',
};
