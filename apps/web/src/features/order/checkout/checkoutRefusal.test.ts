import { ApiError } from '@vetka/api-client/client';
import { expect, test } from 'vitest';
import { orderProblem, waitsForPayments } from './checkoutRefusal.ts';

const failed = (status: number, code: string, message: string) =>
  new ApiError({ kind: 'error', status, code, message, details: {} });

test('a refused order shows the new total beside the button', () => {
  expect(orderProblem(failed(409, 'order.total-changed', 'Цена изменилась: 1 ₽'))).toEqual(['Цена изменилась: 1 ₽']);
});

test('network failures and field errors are not order-level errors', () => {
  expect(orderProblem(failed(0, 'network', 'Нет связи'))).toEqual([]);
  const errors = { email: ['Проверьте адрес'] };
  const refused = { kind: 'validation_error', status: 422, code: 'order.invalid', message: '', errors } as const;
  expect(orderProblem(new ApiError(refused))).toEqual([]);
});

test('unpaid orders are named beside the button, with the way to them', () => {
  const refused = failed(409, 'order.too-many-unpaid', 'Сначала оплатите');
  expect([orderProblem(refused), waitsForPayments(refused)]).toEqual([['Сначала оплатите'], true]);
  expect(waitsForPayments(failed(409, 'order.total-changed', ''))).toBe(false);
});
