import { describe, expect, test } from 'vitest';
import { readRefusal } from './serverErrors.ts';
import { withParents } from './paths.ts';

const onPage = ['orders.0.address', 'orders.1.recipient.phone', 'email'];
const placeOf = (name: string) => withParents(name).find((path) => onPage.includes(path));

describe('server validation errors', () => {
  test('VAL-18: gives a field its messages by the key, joined with a comma', () => {
    const errors = { 'orders.1.recipient.phone': ['Неверный номер', 'Слишком короткий'], email: 'Занята' };
    expect(readRefusal(errors, placeOf)).toEqual({
      fields: [
        { name: 'orders.1.recipient.phone', message: 'Неверный номер, Слишком короткий' },
        { name: 'email', message: 'Занята' },
      ],
      rest: [],
    });
  });

  test('VAL-19: may be a list of entries with name and message', () => {
    const errors = [
      { name: 'email', message: 'Занята' },
      { name: 'email', message: 'Не подтверждена' },
      { name: 'coupon', message: 'Не найден' },
      'Корзина пуста',
    ];
    expect(readRefusal(errors, placeOf)).toEqual({
      fields: [{ name: 'email', message: 'Занята, Не подтверждена' }],
      rest: ['Не найден', 'Корзина пуста'],
    });
  });

  test('VAL-17: may be a string, a list, or an object whose fields are not on the page; no message is lost', () => {
    expect(readRefusal('Корзина пуста', placeOf).rest).toEqual(['Корзина пуста']);
    expect(readRefusal(['Раз', 'Два'], placeOf).rest).toEqual(['Раз', 'Два']);
    expect(readRefusal({ stock: ['Мало'], coupon: 'Истёк' }, placeOf).rest).toEqual(['Мало', 'Истёк']);
  });

  test('go to the nearest field that contains the named one', () => {
    const errors = { 'orders.0.address': 'Далеко', 'orders.0.address.formatted': 'Укажите дом', orders: 'Пусто' };
    expect(readRefusal(errors, placeOf)).toEqual({
      fields: [{ name: 'orders.0.address', message: 'Далеко, Укажите дом' }],
      rest: ['Пусто'],
    });
  });
});
