import { expect, test } from 'vitest';
import { fieldError, toastsOf } from './index.ts';

test('VAL-17: a string, a list and an object become one toast per value', () => {
  expect(toastsOf('Плохо')).toEqual(['Плохо']);
  expect(toastsOf(['Раз', 'Два'])).toEqual(['Раз', 'Два']);
  expect(toastsOf({ phone: ['Первое', 'Второе'], name: 'Третье' })).toEqual(['Первое, Второе', 'Третье']);
});

test('finds the errors of a field in an object and in a list', () => {
  const byKey = { 'orders.0.address': ['Укажите дом', 'Укажите улицу'], 'orders.1.address': 'Укажите город' };
  expect(fieldError(byKey, 'orders.1.address'), 'VAL-18: by its key').toBe('Укажите город');
  expect(fieldError(byKey, 'orders.0.address'), 'VAL-20: joined with a comma').toBe('Укажите дом, Укажите улицу');
  const list = [
    { name: 'orders.1.phone', message: 'Неверный номер' },
    { name: 'orders.1.phone', message: 'Слишком короткий' },
  ];
  expect(fieldError(list, 'orders.1.phone'), 'VAL-19: in a list of entries').toBe('Неверный номер, Слишком короткий');
  expect(fieldError(list, 'orders.0.phone')).toBeUndefined();
  expect(fieldError(null, 'orders.0.phone')).toBeUndefined();
});
