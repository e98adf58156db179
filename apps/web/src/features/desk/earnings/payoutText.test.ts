import type { PayoutItem } from '@vetka/domain/payout';
import { expect, test } from 'vitest';
import { holdText, partsText, payoutParts, requisitesState, requisitesText } from './payoutText.ts';

const item = (orderServiceId: number | null, amount: number): PayoutItem => ({
  orderServiceId,
  amount,
});

test('a payout shows each order, and one line for the rest of a kind', () => {
  const items = [item(null, 10_000), item(7, -85_000), item(8, 242_500), item(null, 5_000), item(null, -3_000)];
  expect(payoutParts(items)).toEqual([
    { orderServiceId: 7, title: 'Заказ №\u00A07', note: 'Вернули покупателю после выплаты', amount: -85_000 },
    { orderServiceId: 8, title: 'Заказ №\u00A08', note: '', amount: 242_500 },
    { orderServiceId: null, title: 'Подписки на магазин', note: '', amount: 15_000 },
    { orderServiceId: null, title: 'Удержано за долг', note: '', amount: -3_000 },
  ]);
  expect(partsText(items)).toBe('2\u00A0заказа, подписки на магазин, удержано за долг');
  expect(partsText([item(null, 10_000)])).toBe('подписки на магазин');
});

const createdAt = '2026-11-23T12:00:00.000Z';

test.each([
  ['ADMINISTRATION', 'Жалобы покупателей', 'Решение администрации. Жалобы покупателей.'],
  ['RETURNED', 'Получатель не найден.', 'Банк вернул выплату. Получатель не найден.'],
  ['RETURNED', 'Банк вернул выплату. Проверьте реквизиты', 'Банк вернул выплату. Проверьте реквизиты.'],
  ['REFUSED', '', 'Банк не принимает выплаты.'],
] as const)('a hold %s for «%s» reads «%s»', (kind, reason, text) => {
  expect(holdText({ kind, reason, createdAt })).toBe(text);
});

const now = Date.parse(createdAt);
const later = '2026-11-26T12:00:00.000Z';

test.each([
  [{ activeFrom: null, refusal: '' }, 'NONE', 'Реквизиты не указаны, выплат не будет'],
  [{ activeFrom: later, refusal: 'Счёт закрыт' }, 'REFUSED', 'Банк не принял реквизиты, выплат не будет'],
  [{ activeFrom: later, refusal: '' }, 'WAITING', 'Начнём платить 26 ноября 2026, 15:00'],
  [{ activeFrom: createdAt, refusal: '' }, 'PAID_TO', 'Платим с 23 ноября 2026, 15:00'],
] as const)('requisites %j are %s: «%s»', (requisites, state, text) => {
  expect(requisitesState(requisites, now)).toBe(state);
  expect(requisitesText(requisites, now, 'Europe/Moscow')).toBe(text);
});
