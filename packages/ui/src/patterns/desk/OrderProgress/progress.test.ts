import type { OrderMaking } from '@vetka/domain/desk';
import { orderStatusTypes, type OrderStatusType } from '@vetka/domain/order';
import { expect, test } from 'vitest';
import { dispute, making } from '../../fixtures/deskOrder.ts';
import { progressOf, stepsFor } from './progress.ts';

const order = {
  orderServiceId: 24,
  deliveryDate: '2026-11-21',
  deliveryType: 'OWN_COURIER',
  deliveryTime: '09:00',
  deliveryTimeTo: '12:00',
} as const;
const base = { order, making, timeZone: 'Europe/Moscow', now: Date.parse('2026-11-21T12:24:00+03:00') };
const deadlines = { acceptUntil: '2026-11-21T12:40:00+03:00', cancelsAt: '2026-11-21T15:10:00+03:00' };

test('a new order names the time to accept, and what happens without it', () => {
  const fresh = { ...base, status: 'NEW', making: { ...making, ...deadlines } } as const;
  expect(progressOf(fresh)).toEqual({
    title: 'Магазин примет до 12:40',
    text: 'Не примет до 15:10 – отменим и вернём деньги сами.',
  });
  expect(progressOf({ ...fresh, now: Date.parse('2026-11-21T12:41:00+03:00') })).toEqual({
    title: 'Магазин ещё не принял заказ',
    text: 'Можно отменить или подождать. Не примет до 15:10 – отменим и вернём деньги сами.',
  });
  expect(progressOf({ ...fresh, now: Date.parse('2026-11-21T12:41:00+03:00'), isLoading: true })).toEqual({
    title: 'Ждём магазин',
    text: 'Мы позвали владельца и управляющих. Не примет до 15:10 – отменим и вернём деньги сами.',
  });
  expect(progressOf({ ...fresh, isLoading: true }).title, 'a new time to accept').toBe('Магазин примет до 12:40');
});

test('an hour of another day is told with its day', () => {
  const next = { acceptUntil: '2026-11-22T09:30:00+03:00', cancelsAt: null };
  expect(progressOf({ ...base, status: 'NEW', making: { ...making, ...next } }).title).toBe(
    'Магазин примет до 22 ноября, 9:30',
  );
});

test('a delivery names its interval and courier', () => {
  expect(progressOf({ ...base, status: 'DELIVERING', making: { ...making, courierName: 'Илья' } })).toEqual({
    title: 'Курьер приедет с 9:00 до 12:00',
    text: 'Везёт Илья.',
  });
  const tomorrow = { ...order, deliveryDate: '2026-11-22' };
  expect(progressOf({ ...base, order: tomorrow, status: 'DELIVERING' }).title).toBe(
    'Курьер приедет 22 ноября с 9:00 до 12:00',
  );
});

test('an order that waits in the shop says which number to name', () => {
  expect(progressOf({ ...base, status: 'READY_FOR_PICKUP' }).text).toBe('Назовите номер заказа: 24.');
});

test('a deadline of the shop that has passed is not promised', () => {
  const disputed = { ...base, status: 'DISPUTE', making: { ...making, dispute } } as const;
  expect(progressOf(disputed).text).toBe('Магазин ответит до 18:20.');
  expect(progressOf({ ...disputed, now: Date.parse(dispute.answerUntil) }).text).toBe('Магазин не ответил.');
});

test('an order that is not delivered in time says so, what its customer can do and how it ends', () => {
  const late = { overdueAt: '2026-11-21T12:00:00+03:00', cancelsAt: '2026-11-24T12:00:00+03:00' };
  const of = (status: OrderStatusType, more: Partial<OrderMaking> = {}) =>
    progressOf({ ...base, status, making: { ...making, ...late, ...more } });
  expect(of('DELIVERING')).toEqual({
    title: 'Заказ опаздывает',
    text: 'Можно подождать или открыть спор. Не вручат до 24 ноября, 12:00 – отменим и вернём деньги сами.',
  });
  expect(of('READY_FOR_PICKUP').text).toBe(
    'Назовите номер заказа: 24. Не заберёте до 24 ноября, 12:00 – отменим и вернём деньги сами.',
  );
  expect(of('ACCEPTED', { overdueAt: '2026-11-21T13:00:00+03:00' }).title).toBe('Магазин принял заказ');
  expect(of('DISPUTE', { dispute }).text).toBe('Магазин ответит до 18:20. Не ответит – отменим заказ и вернём деньги.');
  expect(of('DISPUTE', { dispute: { ...dispute, answer: 'Везём' } }).text).toMatch(
    /Без решения вернём деньги 24 ноября/,
  );
  const { order: ordered } = base;
  expect(stepsFor({ status: 'DISPUTE', order: ordered, making: { ...making, ...late } }).done).toBe(1);
});

test.each(orderStatusTypes)('%s has a headline', (status) => {
  expect(progressOf({ ...base, status }).title).toMatch(/^[А-ЯЁ]/);
});
