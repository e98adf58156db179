import { orderStatusTypes } from '@vetka/domain/order';
import { expect, test } from 'vitest';
import { making } from '../../fixtures/deskOrder.ts';
import { progressOf } from './progress.ts';

const order = { deliveryType: 'OWN_COURIER', deliveryTime: '09:00', deliveryTimeTo: '12:00' } as const;
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
});

test.each(orderStatusTypes)('%s has a headline', (status) => {
  expect(progressOf({ ...base, status }).title).toMatch(/^[А-ЯЁ]/);
});
