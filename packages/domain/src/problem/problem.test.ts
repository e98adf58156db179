import { expect, test } from 'vitest';
import { fieldError, toastsOf } from './index.ts';

test('VAL-17: a string, a list and an object become one toast a value', () => {
  expect(toastsOf('Плохо')).toEqual(['Плохо']);
  expect(toastsOf(['Раз', 'Два'])).toEqual(['Раз', 'Два']);
  expect(toastsOf({ phone: ['Первое', 'Второе'], name: 'Третье' })).toEqual(['Первое, Второе', 'Третье']);
});

test('VAL-18, VAL-19, VAL-20: a field is found by its key in an object and in a list; messages are joined', () => {
  expect(fieldError({ 'orders.0.address': ['Укажите дом', 'Укажите улицу'] }, 'orders.0.address')).toBe(
    'Укажите дом, Укажите улицу',
  );
  const list = [
    { name: 'orders.1.phone', message: 'Неверный номер' },
    { name: 'orders.1.phone', message: 'Слишком короткий' },
  ];
  expect(fieldError(list, 'orders.1.phone')).toBe('Неверный номер, Слишком короткий');
  expect(fieldError(list, 'orders.0.phone')).toBeUndefined();
  expect(fieldError(null, 'orders.0.phone')).toBeUndefined();
});
