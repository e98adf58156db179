import { formatDate } from '@vetka/domain/date';
import {
  payoutHoldLabels,
  type Payout,
  type PayoutHold,
  type PayoutItem,
  type PayoutState,
} from '@vetka/domain/payout';
import { plural } from '@vetka/domain/plural';
import type { BadgeTone } from '@vetka/ui/Badge';
import { orderForms } from './moneyText.ts';

export const payoutTones: Record<PayoutState, BadgeTone> = {
  CREATED: 'neutral',
  SENT: 'sky',
  PAID: 'leaf',
  FAILED: 'danger',
  RETURNED: 'danger',
};

export const payoutTitle = ({ id }: Pick<Payout, 'id'>): string => `Выплата №\u00A0${id}`;

/** «26 ноября 2026, 15:00» in the time of the shop. */
export const momentText = (at: string, timeZone: string): string => formatDate(at, 'd MMMM yyyy, H:mm', { timeZone });

/** When it reached its current state, or when it was created if the bank is still working on it. */
export const payoutMoment = ({ paidAt, endedAt, createdAt }: Payout): string => endedAt ?? paidAt ?? createdAt;

/** A part of a payout as it is shown. */
interface PayoutPart {
  /** Null: no order. */
  orderServiceId: number | null;
  title: string;
  note: string;
  amount: number;
}

function partOf({ orderServiceId, amount }: PayoutItem): PayoutPart {
  if (orderServiceId !== null) {
    const note = amount < 0 ? 'Вернули покупателю после выплаты' : '';
    return { orderServiceId, title: `Заказ №\u00A0${orderServiceId}`, note, amount };
  }
  const title = amount < 0 ? 'Удержано за долг' : 'Подписки на магазин';
  return { orderServiceId, title, note: '', amount };
}

/** The parts of a payout: orders one by one, then everything else in one line per kind. */
export function payoutParts(items: readonly PayoutItem[]): PayoutPart[] {
  const parts = items.map(partOf);
  const others = new Map<string, PayoutPart>();
  for (const part of parts.filter(({ orderServiceId }) => orderServiceId === null)) {
    others.set(part.title, { ...part, amount: part.amount + (others.get(part.title)?.amount ?? 0) });
  }
  return [...parts.filter(({ orderServiceId }) => orderServiceId !== null), ...others.values()];
}

/** «3 заказа, удержано за долг». */
export function partsText(items: readonly PayoutItem[]): string {
  const parts = payoutParts(items);
  const orders = parts.filter(({ orderServiceId }) => orderServiceId !== null).length;
  const others = parts.slice(orders).map(({ title }) => title.toLowerCase());
  return [...(orders > 0 ? [plural(orders, orderForms)] : []), ...others].join(', ');
}

const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The reason a shop is not paid. The bank's message may already start with the same text. */
export function holdText({ kind, reason }: PayoutHold): string {
  const label = payoutHoldLabels[kind];
  return reason.startsWith(label) || reason === '' ? sentence(reason || label) : `${label}. ${sentence(reason)}`;
}

/** Who can resume payouts to a shop. */
export const holdEnd = ({ kind }: PayoutHold): string =>
  kind === 'TAX_STATUS'
    ? 'Возобновим их, когда налоговая подтвердит статус или сменятся реквизиты продавца'
    : 'Возобновит их администрация';

/** Whether money goes to the requisites of a shop. */
export type RequisitesState = 'NONE' | 'REFUSED' | 'WAITING' | 'PAID_TO';

interface CurrentRequisites {
  /** When the first payout to them is possible; null without any. */
  activeFrom: string | null;
  /** The bank's message; empty when it accepted them. */
  refusal: string;
}

/** @param now ms */
export function requisitesState({ activeFrom, refusal }: CurrentRequisites, now: number): RequisitesState {
  if (activeFrom === null) return 'NONE';
  if (refusal !== '') return 'REFUSED';
  return Date.parse(activeFrom) > now ? 'WAITING' : 'PAID_TO';
}

/** «с 26 ноября 2026, 15:00», and the reason for the wait. */
export function requisitesText({ activeFrom, refusal }: CurrentRequisites, now: number, timeZone: string): string {
  const from = activeFrom === null ? '' : momentText(activeFrom, timeZone);
  const texts: Record<RequisitesState, string> = {
    NONE: 'Реквизиты не указаны, выплат не будет',
    REFUSED: 'Банк не принял реквизиты, выплат не будет',
    WAITING: `Начнём платить ${from}`,
    PAID_TO: `Платим с ${from}`,
  };
  return texts[requisitesState({ activeFrom, refusal }, now)];
}
