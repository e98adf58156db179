import { expect, test } from 'vitest';
import { deskOrder } from '../../fixtures/deskOrder.ts';
import { amountError, refundLines, refundOf, refundTotal } from './refundLines.ts';

const lines = refundLines(deskOrder);

test('a line offers what has not been returned yet, and the delivery is the last one', () => {
  expect(lines).toEqual([
    { id: 501, title: 'Букет «Зефир» из пионовидных роз, средний', left: 557_100 },
    { id: 502, title: 'Ваза «Капля»', left: 50_000 },
    { id: 'delivery', title: 'Доставка', left: 35_000 },
  ]);
});

test('a line that was returned as a whole is not offered', () => {
  const products = deskOrder.products.map((product) => ({ ...product, refunded: product.total }));
  expect(refundLines({ products, money: null })).toEqual([]);
});

test('no more than what is left, and only an amount', () => {
  const [, vase] = lines;
  expect(vase && amountError(vase, { 502: '500' })).toBeUndefined();
  expect(vase && amountError(vase, { 502: '500,01' })).toBe('Не больше 500\u00A0₽');
  expect(vase && amountError(vase, { 502: 'всё' })).toBe('Напишите сумму в рублях');
});

test('empty lines are left out of the call', () => {
  const typed = { 501: '750', delivery: '350' };
  expect(refundTotal(lines, typed)).toBe(110_000);
  expect(refundOf(lines, typed)).toEqual({ lines: [{ orderProductId: 501, amount: 75_000 }], delivery: 35_000 });
});
