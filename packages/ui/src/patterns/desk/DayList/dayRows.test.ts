import { expect, test } from 'vitest';
import { deskOrder } from '../../fixtures/deskOrder.ts';
import { dayRows, stemsOf } from './dayRows.ts';

const at = (deliveryFrom: string | null, deliveryTo: string | null, number: number) => ({
  ...deskOrder,
  number,
  deliveryFrom,
  deliveryTo,
});

test('orders are listed by slot, and a slot is written once', () => {
  const rows = dayRows([at('15:00', '18:00', 3), at('09:00', '12:00', 1), at(null, null, 4), at('09:00', '12:00', 2)]);
  expect(rows.map(({ order: { number }, slot }) => [number, slot])).toEqual([
    [1, '9–12'],
    [2, ''],
    [3, '15–18'],
    [4, ''],
  ]);
});

test('stems of all orders and quantities are added up', () => {
  const twice = { ...deskOrder, products: deskOrder.products.map((product) => ({ ...product, quantity: 2 })) };
  expect(stemsOf([deskOrder, twice])).toContainEqual({ name: 'Эустома белая', quantity: 12 });
});
