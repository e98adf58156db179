import type { Payout, PayoutItem, QueuedPayout } from '@vetka/domain/payout';
import { expect, test } from 'vitest';
import { bankText, coverText, debtCauseText, itemsText, stepsOf } from './payoutWords.ts';

const ofOrder = (orderServiceId: number, amount: number): PayoutItem => ({ orderServiceId, amount });
const ofNoOrder = (amount: number): PayoutItem => ({ orderServiceId: null, amount });

test.each([
  [[], ''],
  [[ofOrder(1, 242_500)], '1 заказ на 2 425 ₽'],
  [[ofOrder(1, 100_000), ofOrder(1, 50), ofOrder(2, 50)], '2 заказа на 1 001 ₽'],
  [[ofOrder(1, -85_000), ofOrder(2, 242_500)], '1 заказ на 2 425 ₽, удержали за долг 850 ₽'],
  [
    [ofOrder(1, 242_500), ofNoOrder(30_000), ofNoOrder(-5_050)],
    '1 заказ на 2 425 ₽, прочее 300 ₽, удержали за долг 50,50 ₽',
  ],
])('a payout of %j consists of «%s»', (items, text) => {
  expect(itemsText(items).replaceAll('\u00A0', ' ')).toBe(text);
});

test('the number at the bank is shown once the payout has been sent', () => {
  const row = { bankStatus: '', orderNumber: 'a-0', attempts: 0 } as QueuedPayout;
  expect(bankText(row)).toBe('Банку ещё не передавали');
  const byHand = { ...row, bankStatus: 'BY_HAND', payout: { reference: 'П-7' } } as QueuedPayout;
  expect(bankText(byHand)).toBe('Перевели вручную, номер в банке П-7');
  expect(bankText({ ...row, orderNumber: 'a-2', attempts: 2 })).toMatch(/^Банк ещё не ответил, номер a-2, 2\sпопытки$/);
  expect(bankText({ ...row, bankStatus: 'CREDIT_CHECKING', orderNumber: 'a-1', attempts: 1 })).toMatch(
    /^Статус у банка: CREDIT_CHECKING, номер a-1, 1\sпопытка$/,
  );
});

test('a returned payout was paid before; a refused one was not', () => {
  const made = { createdAt: '2026-11-20T09:00:00.000Z', paidAt: null, endedAt: null };
  const paidAt = '2026-11-20T09:05:00.000Z';
  const endedAt = '2026-11-21T09:00:00.000Z';
  const namesOf = (payout: Partial<Payout>) => stepsOf({ ...made, ...payout } as Payout).map(({ name }) => name);
  expect(namesOf({ state: 'SENT' })).toEqual(['Назначена']);
  expect(namesOf({ state: 'PAID', paidAt })).toEqual(['Назначена', 'Выплачена']);
  expect(namesOf({ state: 'FAILED', endedAt })).toEqual(['Назначена', 'Не прошла']);
  expect(namesOf({ state: 'RETURNED', paidAt, endedAt })).toEqual(['Назначена', 'Выплачена', 'Вернулась']);
});

test.each([
  [{ cause: 'REFUND', orderServiceId: 12, payoutId: null }, 'Возврат по заказу № 12: 850 ₽'],
  [{ cause: 'REFUND', orderServiceId: null, payoutId: null }, 'Возврат покупателю: 850 ₽'],
  [
    { cause: 'PAYOUT_PAID', orderServiceId: null, payoutId: 5 },
    'Банк сделал выплату № 5, от которой раньше отказался: 850 ₽',
  ],
] as const)('a debt of %j is «%s»', (cause, text) => {
  const words = debtCauseText({ ...cause, amount: 85_000, createdAt: '2026-11-20T09:00:00.000Z' });
  expect(words.replaceAll('\u00A0', ' ')).toBe(text);
});

test.each([
  [0, 'Погасить пока нечем: долг удержим из следующих продаж'],
  [85_000, 'Ждёт срока споров 850 ₽: из них удержим весь долг'],
  [30_050, 'Ждёт срока споров 300,50 ₽: удержим их, останется 549,50 ₽'],
])('a debt of 850 ₽ with %i kopecks on the way: «%s»', (pending, text) => {
  expect(coverText({ debt: 85_000, pending }).replaceAll('\u00A0', ' ')).toBe(text);
});
