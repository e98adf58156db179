import type { Difference, DifferenceDecision, DifferenceKind, DifferenceResolution } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

export const differenceLabels: Record<DifferenceKind, string> = {
  MISSING_HERE: 'Платежа нет у нас',
  MISSING_THERE: 'Платежа нет в банке',
  AMOUNT: 'Сумма расходится',
  REFUND_THERE: 'Возврат сделан в банке',
  REFUND_MISSING: 'Банк не вернул',
  FEE: 'Комиссия банка',
  PAYOUT: 'Выплата расходится',
};

export const differenceResolutionLabels: Record<DifferenceResolution, string> = {
  RECORDED: 'Записали как в банке',
  CORRECTED: 'Отнесли на площадку',
  ACCEPTED: 'Оставили как есть',
  GONE: 'Сошлось само',
  TAKEN_BACK: 'Решение отменили',
};

/** What a person can decide: only some differences can be recorded as the bank tells them. */
export const differenceDecisionsOf = (kind: DifferenceKind): readonly DifferenceDecision[] =>
  kind === 'REFUND_THERE' || kind === 'FEE' || kind === 'PAYOUT'
    ? ['RECORDED', 'CORRECTED', 'ACCEPTED']
    : ['CORRECTED', 'ACCEPTED'];

/**
 * Whether a decision can be reversed. A recorded refund and a payout follow what the bank has done, so only the bank's
 * answer changes them.
 */
export const canTakeBack = ({ kind, resolution }: Pick<Difference, 'kind' | 'resolution'>): boolean =>
  resolution === 'ACCEPTED' || resolution === 'CORRECTED' || (resolution === 'RECORDED' && kind === 'FEE');
