import { exactRoubles } from '@vetka/domain/ledger';
import {
  byHandStatus,
  type DebtCause,
  type IndebtedShop,
  type Payout,
  type PayoutHoldKind,
  type PayoutItem,
  type PayoutState,
  type QueuedPayout,
} from '@vetka/domain/payout';
import { plural } from '@vetka/domain/plural';
import type { BadgeTone } from '@vetka/ui/Badge';

export const payoutTones: Record<PayoutState, BadgeTone> = {
  CREATED: 'neutral',
  SENT: 'honey',
  PAID: 'leaf',
  FAILED: 'danger',
  RETURNED: 'danger',
};

/** A hold by the administration differs from one after a failure. */
export const holdTones: Record<PayoutHoldKind, BadgeTone> = {
  ADMINISTRATION: 'neutral',
  RETURNED: 'danger',
  REFUSED: 'danger',
  YEAR_LIMIT: 'honey',
  TAX_STATUS: 'honey',
};

const sumOf = (items: readonly PayoutItem[]): number => items.reduce((sum, { amount }) => sum + amount, 0);

/** «3 заказа на 4 850 ₽, прочее 300 ₽, удержали за долг 850 ₽». */
export function itemsText(items: readonly PayoutItem[]): string {
  const added = items.filter(({ amount }) => amount > 0);
  const sold = added.filter(({ orderServiceId }) => orderServiceId !== null);
  const other = sumOf(added) - sumOf(sold);
  const kept = sumOf(added) - sumOf(items);
  // A cart of several shops is one order, and one part of it is this shop's.
  const orders = new Set(sold.map(({ orderServiceId }) => orderServiceId)).size;
  return [
    orders > 0 && `${plural(orders, ['заказ', 'заказа', 'заказов'])} на ${exactRoubles(sumOf(sold))}`,
    other > 0 && `прочее ${exactRoubles(other)}`,
    kept > 0 && `удержали за долг ${exactRoubles(kept)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** «Статус у банка: COMPLETED, номер 7d1c…-1, 1 попытка», to quote to the bank. */
export function bankText({ bankStatus, orderNumber, attempts, payout }: QueuedPayout): string {
  if (bankStatus === byHandStatus) return `Перевели вручную, номер в банке ${payout.reference}`;
  if (attempts === 0) return 'Банку ещё не передавали';
  const status = bankStatus === '' ? 'Банк ещё не ответил' : `Статус у банка: ${bankStatus}`;
  return `${status}, номер ${orderNumber}, ${plural(attempts, ['попытка', 'попытки', 'попыток'])}`;
}

/** The history of a payout, the earliest first. */
export function stepsOf({ state, createdAt, paidAt, endedAt }: Payout): { name: string; at: string }[] {
  const ended = state === 'RETURNED' ? 'Вернулась' : 'Не прошла';
  return [
    { name: 'Назначена', at: createdAt },
    ...(paidAt === null ? [] : [{ name: 'Выплачена', at: paidAt }]),
    ...(endedAt === null ? [] : [{ name: ended, at: endedAt }]),
  ];
}

/** «Возврат по заказу № 12: 850 ₽», or the late payout that nothing was left for. */
export function debtCauseText({ cause, orderServiceId, payoutId, amount }: DebtCause): string {
  const price = exactRoubles(amount);
  if (cause === 'PAYOUT_PAID') return `Банк сделал выплату №\u00A0${payoutId}, от которой раньше отказался: ${price}`;
  return orderServiceId === null
    ? `Возврат покупателю: ${price}`
    : `Возврат по заказу №\u00A0${orderServiceId}: ${price}`;
}

/** What the next sales have already brought against a debt. */
export function coverText({ debt, pending }: Pick<IndebtedShop, 'debt' | 'pending'>): string {
  if (pending <= 0) return 'Погасить пока нечем: долг удержим из следующих продаж';
  if (pending >= debt) return `Ждёт срока споров ${exactRoubles(pending)}: из них удержим весь долг`;
  return `Ждёт срока споров ${exactRoubles(pending)}: удержим их, останется ${exactRoubles(debt - pending)}`;
}
