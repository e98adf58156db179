import { dayIn, defaultTimeZone } from '../date/index.ts';
import { cutText, lengthOf } from '../text/index.ts';
import { incomeDeadlineDay } from './values.ts';
import type { BindingState, IncomeState, TaxpayerState } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

export const taxpayerStateLabels: Record<TaxpayerState, string> = {
  UNKNOWN: 'Ещё не проверили',
  REGISTERED: 'Самозанятый',
  UNREGISTERED: 'Не самозанятый',
};

export const bindingStateLabels: Record<BindingState, string> = {
  NONE: 'Ещё не спросили',
  ASKED: 'Ждёт вашего согласия',
  BOUND: 'Разрешено',
  REFUSED: 'Не разрешено',
};

export const incomeStateLabels: Record<IncomeState, string> = {
  WAITING: 'Ждёт налоговую',
  REGISTERED: 'Чек выдан',
  CANCELLING: 'Аннулируем',
  CANCELLED: 'Аннулирован',
  DROPPED: 'Не понадобился',
  REFUSED: 'Налоговая не приняла',
};

/**
 * The last day to register a payment through an agent: such an income is received on the last day of the month (422-FZ,
 * article 7), and is registered by the 9th of the next one.
 */
export function incomeDeadline(paidAt: Date): string {
  const [year = 0, month = 0] = dayIn(defaultTimeZone, paidAt).split('-').map(Number);
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`;
  return `${next}-${String(incomeDeadlineDay).padStart(2, '0')}`;
}

/** «Букет „Пионы“, Ваза и ещё 2»: as many names as there is room for. */
export function incomeName(names: readonly string[], limit: number): string {
  for (let count = names.length; count > 1; count -= 1) {
    const rest = names.length - count;
    const text = names.slice(0, count).join(', ') + (rest > 0 ? ` и ещё ${rest}` : '');
    if (lengthOf(text) <= limit) return text;
  }
  const rest = names.length > 1 ? ` и ещё ${names.length - 1}` : '';
  return `${cutText(names[0] ?? 'Товары', limit - rest.length)}${rest}`;
}
