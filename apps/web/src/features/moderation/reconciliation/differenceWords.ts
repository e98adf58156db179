import type { Difference, DifferenceDecision, DifferenceKind } from '@vetka/domain/reconciliation';
import type { BankName } from '@vetka/domain/payment';
import type { BadgeTone } from '@vetka/ui/Badge';

export const bankTitles: Record<BankName, string> = { tbank: 'Т-Банк', tochka: 'Точка' };

export const differenceTones: Record<DifferenceKind, BadgeTone> = {
  MISSING_HERE: 'danger',
  MISSING_THERE: 'danger',
  AMOUNT: 'danger',
  REFUND_THERE: 'honey',
  REFUND_MISSING: 'danger',
  REFUND_REFUSED: 'danger',
  FEE: 'neutral',
  PAYOUT: 'danger',
};

/** The subject of both sides. */
export const sideNames: Record<DifferenceKind, string> = {
  MISSING_HERE: 'пришло',
  MISSING_THERE: 'пришло',
  AMOUNT: 'пришло',
  REFUND_THERE: 'возвращено',
  REFUND_MISSING: 'возвращено',
  REFUND_REFUSED: 'обещано вернуть',
  FEE: 'комиссия',
  PAYOUT: 'выплачено',
};

const recorded: Partial<Record<DifferenceKind, { label: string; description: string }>> = {
  REFUND_THERE: {
    label: 'Записать возврат',
    description: 'Магазин вернёт его из своих денег. Если ему уже выплатили, появится долг.',
  },
  FEE: { label: 'Записать комиссию', description: 'Расход площадки станет таким, как в реестре.' },
  PAYOUT: { label: 'Спросить банк снова', description: 'Выплата станет такой, какой её называет банк.' },
};

const others: Record<Exclude<DifferenceDecision, 'RECORDED'>, { label: string; description: string }> = {
  CORRECTED: { label: 'Отнести на площадку', description: 'Разница станет расходом или доходом площадки.' },
  ACCEPTED: { label: 'Оставить как есть', description: 'Деньги не двинутся. Если суммы изменятся, спросим снова.' },
};

const byHand = {
  label: 'Вернули покупателю иначе',
  description: 'В наших книгах ничего не изменится: после отказа банка это снова деньги магазина.',
};

/** The possible decisions about a difference, in words. */
export const choicesOf = ({ kind, decisions }: Pick<Difference, 'kind' | 'decisions'>) =>
  decisions.map((value) => ({
    value,
    ...(kind === 'REFUND_REFUSED'
      ? byHand
      : value === 'RECORDED'
        ? (recorded[kind] ?? others.ACCEPTED)
        : others[value]),
  }));
