import type { Order, OrderService, OrderStatusType } from '@vetka/domain/order';
import { expect, test } from 'vitest';
import { ordersToShow, waitingFor } from './waiting.ts';

const unpaid = { status: 'CREATED', paymentLink: 'https://bank.example/1' };
const paid = { status: 'APPROVED', paymentLink: null };

function order(orderId: number, type: OrderStatusType, payment: object = paid): Order {
  const part = {
    orderServiceId: orderId * 10,
    orderId,
    services: [{ serviceId: 1, orderStatus: { type, name: '', bgColor: '' } }],
    cancelledAt: null,
    service: { name: 'Мята и пион' },
  };
  return { orderId, payment, expiresAt: '2026-11-22T12:30:00.000Z', orderServices: [part] } as unknown as Order;
}

test('an unpaid order comes first, with the time it is kept until', () => {
  const waiting = waitingFor([order(1, 'PHOTO_SENT'), order(2, 'NEW', unpaid)], 2);
  expect(waiting.map(({ title }) => title)).toEqual([
    'Оплатите заказ №\u00A02',
    'Посмотрите фото букета',
    'Оцените покупки',
  ]);
  expect(waiting[0]).toMatchObject({ text: 'Держим его для вас до 15:30 по Москве', href: '/my?order=2' });
  expect(waiting[2]?.text).toBe('2\u00A0покупки ждут вашего отзыва');
});

test('an order ready for pickup is a task; one that the shop is still making is not', () => {
  expect(waitingFor([order(1, 'READY_FOR_PICKUP'), order(2, 'ASSEMBLING')], 0).map(({ kind }) => kind)).toEqual([
    'pickup',
  ]);
});

test('a cancelled part is not a task', () => {
  const cancelled = order(1, 'PHOTO_SENT');
  cancelled.orderServices = cancelled.orderServices.map((part): OrderService => ({
    ...part,
    cancelledAt: '2026-11-22T12:00:00.000Z',
  }));
  expect(waitingFor([cancelled], 0)).toEqual([]);
});

test('orders in progress are shown before newer finished ones, three at most', () => {
  const orders = [order(5, 'COMPLETED'), order(4, 'DELIVERING'), order(3, 'DELIVERED'), order(2, 'NEW')];
  expect(ordersToShow(orders).map(({ orderId }) => orderId)).toEqual([4, 2, 5]);
});
