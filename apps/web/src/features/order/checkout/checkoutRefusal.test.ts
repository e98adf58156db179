import { ApiError } from '@vetka/api-client/client';
import { describe, expect, it } from 'vitest';
import { noRefusal, refusalOf, sectionErrors } from './checkoutRefusal.ts';

const refused = (errors: Record<string, string[]> | string) =>
  new ApiError({ kind: 'validation_error', status: 422, message: '', code: 'order.invalid', errors });

describe('a refused order', () => {
  it('gives fields their messages in the order of the page', () => {
    const { fields, rest } = refusalOf(
      refused({
        email: ['Проверьте адрес'],
        'orders.1.deliveryDate': ['Выберите другой день'],
        'orders.0.recipient.phone': ['Введите номер полностью'],
        'orders.0.deliveryTime': ['Выберите другое время', 'Не успеем'],
      }),
    );
    expect(fields).toEqual([
      { id: 'orders.0.deliveryTime', message: 'Выберите другое время, Не успеем' },
      { id: 'orders.0.recipient.phone', message: 'Введите номер полностью' },
      { id: 'orders.1.deliveryDate', message: 'Выберите другой день' },
      { id: 'email', message: 'Проверьте адрес' },
    ]);
    expect(rest).toEqual([]);
  });

  it('tells what belongs to no field beside the button', () => {
    const { fields, rest } = refusalOf(
      refused({ 'orders.0.products': ['«Ирисы»: доступно 2 шт'], orders: ['Заполните доставку'] }),
    );
    expect(fields).toEqual([]);
    expect(rest).toEqual(['«Ирисы»: доступно 2 шт', 'Заполните доставку']);
    expect(refusalOf(refused('Корзина пуста')).rest).toEqual(['Корзина пуста']);
  });

  it('tells the new total, and nothing of a lost network', () => {
    const changed = { kind: 'error', status: 409, code: 'order.total-changed', details: { total: 100 } } as const;
    expect(refusalOf(new ApiError({ ...changed, message: 'Цена изменилась: 1 ₽' })).rest).toEqual([
      'Цена изменилась: 1 ₽',
    ]);
    const lost = { kind: 'error', status: 0, code: 'network', message: 'Нет связи', details: {} } as const;
    expect(refusalOf(new ApiError(lost))).toEqual(noRefusal);
  });
});

describe('errors of one section', () => {
  it('are found by the path within it', () => {
    const errors = sectionErrors(1, (id) => (id === 'orders.1.recipient.phone' ? 'Пусто' : undefined));
    expect(errors['recipient.phone']).toBe('Пусто');
    expect(errors.address).toBeUndefined();
  });
});
