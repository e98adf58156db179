import { expect, test } from 'vitest';
import { deskRow } from '../fixtures/desk.ts';
import { finishedDays, queueSlots } from './queueSlots.ts';

const now = { today: '2026-11-21', time: '12:24' };
const at = (from: string, to: string | null, change = {}) =>
  deskRow(0, 'ACCEPTED', { deliveryDate: now.today, deliveryFrom: from, deliveryTo: to, ...change });
const heads = (orders: Parameters<typeof queueSlots>[0]) =>
  queueSlots(orders, now).map(({ title, note, isNow, isLater }) => ({ title, note, isNow, isLater }));

test('the slot that has begun is «Сейчас», the next one «Дальше», the last one «Вечером»', () => {
  expect(heads([at('12:00', '15:00'), at('15:00', '18:00'), at('18:00', '20:30')])).toEqual([
    { title: '12–15', note: 'Сейчас', isNow: true, isLater: false },
    { title: '15–18', note: 'Дальше', isNow: false, isLater: false },
    { title: '18–20:30', note: 'Вечером', isNow: false, isLater: false },
  ]);
});

test('a slot that has ended is late, today and yesterday', () => {
  expect(heads([at('09:00', '12:00')])).toEqual([{ title: '9–12', note: 'Опаздываем', isNow: true, isLater: false }]);
  expect(heads([at('9:00', '12:00', { deliveryDate: '2026-11-20' })])[0]).toMatchObject({
    title: '20 ноября',
    note: 'Опаздываем',
  });
});

test('tomorrow and later days follow with their day of the week', () => {
  const orders = [
    at('09:00', '12:00', { deliveryDate: '2026-11-22' }),
    at('15:00', '18:00', { deliveryDate: '2026-11-22' }),
    at('09:00', '12:00', { deliveryDate: '2026-11-24' }),
  ];
  expect(heads(orders)).toEqual([
    { title: 'Завтра', note: 'вс, 22 ноября', isNow: false, isLater: true },
    { title: '24 ноября', note: 'вт', isNow: false, isLater: true },
  ]);
  expect(queueSlots(orders, now)[0]?.orders).toHaveLength(2);
});

test('new orders are not in a slot, disputes have their own, an order without a time is kept', () => {
  const timeless = at('12:00', null, { deliveryDate: null });
  const orders = [deskRow(0, 'NEW'), deskRow(1, 'DISPUTE'), timeless, at('11:00', null)];
  expect(queueSlots(orders, now).map(({ title }) => title)).toEqual(['Споры', 'Без времени', 'с 11']);
});

test('finished orders are grouped by day', () => {
  const orders = [at('09:00', '12:00'), at('15:00', '18:00'), at('9:00', '12:00', { deliveryDate: '2026-11-19' })];
  expect(finishedDays(orders, now).map(({ title, orders: { length } }) => [title, length])).toEqual([
    ['Сегодня', 2],
    ['19 ноября', 1],
  ]);
});
