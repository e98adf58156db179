import type { Order, OrderStatusType } from '@vetka/domain/order';
import type { PaymentStatus } from '@vetka/domain/payment';
import { expect, test } from 'vitest';
import { paymentNoticeText } from './paymentNoticeText.ts';

function orderOf(status: PaymentStatus, parts: readonly OrderStatusType[], expiresAt: string | null = null): Order {
  const orderServices = parts.map((type) => ({ cancelledAt: null, services: [{ orderStatus: { type } }] }));
  return { payment: { status }, expiresAt, orderServices } as Order;
}

test('an unpaid order says until when it is kept', () => {
  const order = orderOf('CREATED', ['NEW'], '2026-07-01T12:05:00.000Z');
  expect(paymentNoticeText(order)).toBe(
    'Держим для вас до 15:05 по Москве. Как только банк подтвердит оплату, статус здесь обновится сам.',
  );
  expect(paymentNoticeText(order, 'refused')).toBe(
    'Банк не принял оплату, деньги не списаны. Попробуйте другую карту. Держим для вас до 15:05 по Москве.',
  );
  expect(paymentNoticeText(orderOf('AUTHORIZED', ['NEW']))).toMatch(/^Как только банк/);
});

test('a paid order says how long a shop takes to accept it while a part is new', () => {
  expect(paymentNoticeText(orderOf('APPROVED', ['COMPLETED', 'NEW']))).toMatch(/^Магазин принимает заказ за 30 минут/);
  expect(paymentNoticeText(orderOf('APPROVED', ['ACCEPTED', 'DELIVERED', 'COMPLETED', 'DISPUTE']))).toBeUndefined();
});

test('a reason to pay again is not shown once the order is paid or over', () => {
  expect(paymentNoticeText(orderOf('APPROVED', ['DELIVERED']), 'refused')).toBeUndefined();
  expect(paymentNoticeText(orderOf('EXPIRED', []), 'refused')).toBeUndefined();
});
