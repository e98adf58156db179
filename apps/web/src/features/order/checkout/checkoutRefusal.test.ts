import { ApiError } from '@vetka/api-client/client';
import { expect, test } from 'vitest';
import { orderProblem } from './checkoutRefusal.ts';

const failed = (status: number, code: string, message: string) =>
  new ApiError({ kind: 'error', status, code, message, details: {} });

test('a refused order tells the new total beside the button', () => {
  expect(orderProblem(failed(409, 'order.total-changed', 'Цена изменилась: 1 ₽'))).toEqual(['Цена изменилась: 1 ₽']);
});

test('a lost network and what stands under fields are told elsewhere', () => {
  expect(orderProblem(failed(0, 'network', 'Нет связи'))).toEqual([]);
  const errors = { email: ['Проверьте адрес'] };
  const refused = { kind: 'validation_error', status: 422, code: 'order.invalid', message: '', errors } as const;
  expect(orderProblem(new ApiError(refused))).toEqual([]);
});
