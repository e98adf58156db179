import type { DifferenceDecision, DifferenceKind, DifferenceResolution } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

export const differenceLabels: Record<DifferenceKind, string> = {
  MISSING_HERE: 'Платежа нет у нас',
  MISSING_THERE: 'Платежа нет в банке',
  AMOUNT: 'Сумма расходится',
  REFUND_THERE: 'Возврат сделан в банке',
  REFUND_MISSING: 'Банк не вернул',
  REFUND_REFUSED: 'Банк отказал в возврате',
  FEE: 'Комиссия банка',
  PAYOUT: 'Выплата расходится',
};

export const differenceResolutionLabels: Record<DifferenceResolution, string> = {
  RECORDED: 'Записали как в банке',
  CORRECTED: 'Отнесли на площадку',
  ACCEPTED: 'Оставили как есть',
  GONE: 'Сошлось само',
};

const recordable: readonly DifferenceKind[] = ['REFUND_THERE', 'FEE', 'PAYOUT'];

/**
 * A person's possible decisions: only some differences can be recorded as the bank reports them. A refused refund moves
 * no money: the buyer has to be paid in another way.
 */
export function differenceDecisionsOf(kind: DifferenceKind): readonly DifferenceDecision[] {
  if (kind === 'REFUND_REFUSED') return ['ACCEPTED'];
  return recordable.includes(kind) ? ['RECORDED', 'CORRECTED', 'ACCEPTED'] : ['CORRECTED', 'ACCEPTED'];
}
