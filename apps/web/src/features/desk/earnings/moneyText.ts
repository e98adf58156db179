import { addDays, dayIn, formatDate } from '@vetka/domain/date';
import type { MoneyOrder } from '@vetka/domain/ledger';

export const orderForms = ['заказ', 'заказа', 'заказов'] as const;

/** «сегодня», «завтра», «26 ноября». */
export function dayText(day: string, today: string): string {
  if (day === today) return 'сегодня';
  if (day === addDays(today, 1)) return 'завтра';
  return formatDate(day, day.slice(0, 4) === today.slice(0, 4) ? 'd MMMM' : 'd MMMM yyyy');
}

/** When the money of an order becomes available, and the reason for the date. */
export function expectationText(
  { state, expectedAt, isExact }: Pick<MoneyOrder, 'state' | 'expectedAt' | 'isExact'>,
  timeZone: string,
): string {
  if (state === 'AVAILABLE') return 'Уже доступно';
  if (state === 'RETURNED') return 'Заказ отменён';
  if (state === 'DISPUTED') return 'После решения спора';
  if (expectedAt === null) return 'Через 3 дня после доставки';
  if (isExact) return `До ${formatDate(expectedAt, 'd MMMM, H:mm', { timeZone })}`;
  const today = dayIn(timeZone);
  const day = dayIn(timeZone, expectedAt);
  if (day < today) return 'Через 3 дня после доставки';
  return day === today ? 'Сегодня' : `Около ${formatDate(day, 'd MMMM')}`;
}
