import { emptyAddress } from '@vetka/domain/place';
import { expect, test } from 'vitest';
import { lateWords } from './orderWords.ts';

const late = {
  deliveryType: 'OWN_COURIER',
  address: { ...emptyAddress, intercom: '' },
  cancelsAt: '2026-11-24T13:00:00Z',
} as const;
const wordsOf = (change: object) => lateWords({ ...late, ...change }, 'Europe/Moscow');

test('an order that is late says how it ends by itself, in the time of the shop', () => {
  const end = 'отменим заказ и вернём деньги покупателю';
  expect(wordsOf({})).toEqual({
    title: 'Заказ опаздывает',
    text: `Не вручите до 24 ноября, 16:00 – ${end}. Он уже может открыть спор.`,
  });
  expect(wordsOf({ deliveryType: 'PICKUP', address: null })).toEqual({
    title: 'Заказ не забрали',
    text: `Позвоните покупателю. Не заберут до 24 ноября, 16:00 – ${end}.`,
  });
  expect(wordsOf({ address: null })).toEqual({
    title: 'Адреса так и нет',
    text: `Позвоните покупателю. Не укажут до 24 ноября, 16:00 – ${end}.`,
  });
  expect(wordsOf({ cancelsAt: null })).toBeNull();
});
