import { orderStatusOf, type OrderStatusType } from '@vetka/domain/order';
import { expect, test } from 'vitest';
import { deskOrder } from '../fixtures/deskOrder.ts';
import { dueOf, placeOf } from './rowTexts.ts';

const zone = 'Europe/Moscow';
const at = (time: string) => `2026-11-24T${time}:00+03:00`;
const order = (type: OrderStatusType) => ({
  ...deskOrder,
  status: orderStatusOf(type),
  acceptUntil: type === 'NEW' ? at('08:30') : null,
  startBy: at('10:30'),
  deliveryDate: '2026-11-24',
  deliveryFrom: '12:00',
  hasOpenSubstitution: false,
});

test.each([
  ['NEW', 'Принять до 8:30'],
  ['ACCEPTED', 'Начать до 10:30'],
  ['ASSEMBLING', 'Готов к 12:00'],
  ['READY', 'Передать к 12:00'],
  ['COMPLETED', undefined],
] as const)('an order in %s says its own deadline', (type, text) => {
  expect(dueOf(order(type), undefined, zone)?.text).toBe(text);
});

test('the deadline of another day is written with its day, and one that is near is hot', () => {
  expect(dueOf(order('ACCEPTED'), undefined, zone, '2026-11-23')?.text).toBe('Начать до 24 ноября, 10:30');
  expect(dueOf(order('ACCEPTED'), undefined, zone, '2026-11-24')?.text).toBe('Начать до 10:30');
  expect(dueOf(order('ASSEMBLING'), Date.parse(at('11:44')), zone)?.isHot).toBe(false);
  expect(dueOf(order('ASSEMBLING'), Date.parse(at('11:46')), zone)?.isHot).toBe(true);
});

test('an order without an address says so in place of it, and waits for it once it is ready', () => {
  const asked = { ...order('READY'), address: null };
  expect(placeOf(asked)).toBe('Адрес уточняет получатель');
  expect(dueOf(asked, undefined, zone)?.text).toBe('Ждём адреса');
  expect(placeOf({ ...asked, deliveryType: 'PICKUP' })).toBe(`Самовывоз, ${asked.recipient.name}`);
});
