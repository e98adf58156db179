import type { DeskOrder, DeskRefund } from '@vetka/domain/desk';
import { exactPrice, kopecksOf } from '../roubles.ts';

/** A line of the form: a product or the delivery. */
export interface RefundLine {
  /** Order product id; `delivery` for the delivery. */
  id: number | 'delivery';
  title: string;
  /** Kopecks that have not been returned yet. */
  left: number;
}

/** The lines of which something is left to return. */
export function refundLines({ products, money }: Pick<DeskOrder, 'products' | 'money'>): RefundLine[] {
  const goods = products.map(({ orderProductId, title, total, refunded }) => ({
    id: orderProductId,
    title,
    left: total - refunded,
  }));
  const delivery = {
    id: 'delivery' as const,
    title: 'Доставка',
    left: money ? money.delivery - money.deliveryRefunded : 0,
  };
  return [...goods, delivery].filter(({ left }) => left > 0);
}

/** Typed amounts by line. */
export type TypedAmounts = Readonly<Record<string, string>>;

const amountOf = ({ id }: RefundLine, typed: TypedAmounts) => {
  const text = typed[id] ?? '';
  return text.trim() === '' ? 0 : kopecksOf(text);
};

/** Why an amount can't be returned. */
export function amountError(line: RefundLine, typed: TypedAmounts): string | undefined {
  const amount = amountOf(line, typed);
  if (amount === undefined) return 'Напишите сумму в рублях';
  return amount > line.left ? `Не больше ${exactPrice(line.left)}` : undefined;
}

/** Kopecks of all lines; what is not an amount counts as zero. */
export const refundTotal = (lines: readonly RefundLine[], typed: TypedAmounts): number =>
  lines.reduce((sum, line) => sum + (amountOf(line, typed) ?? 0), 0);

/** The amounts as the call takes them. */
export function refundOf(lines: readonly RefundLine[], typed: TypedAmounts): Pick<DeskRefund, 'lines' | 'delivery'> {
  const amounts = lines.map((line) => ({ id: line.id, amount: amountOf(line, typed) ?? 0 }));
  return {
    lines: amounts.flatMap(({ id, amount }) =>
      id !== 'delivery' && amount > 0 ? [{ orderProductId: id, amount }] : [],
    ),
    delivery: amounts.find(({ id }) => id === 'delivery')?.amount ?? 0,
  };
}
