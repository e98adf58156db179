import { expect, test } from 'vitest';
import { cartCountWord, cartMessages, maxQuantity } from './index.ts';

test('CRT-07: «Товар» for one, «Товара» for any other count', () => {
  expect([0, 1, 2, 5, 11, 21].map(cartCountWord)).toEqual(['Товара', 'Товар', 'Товара', 'Товара', 'Товара', 'Товара']);
});

test('a line holds at most what the seller has, and never more than 99', () => {
  expect(maxQuantity(3)).toBe(3);
  expect(maxQuantity(500)).toBe(99);
  expect(maxQuantity(null)).toBe(99);
});

test('too much is said in pieces left', () => {
  expect(cartMessages.stock(3)).toBe('Доступно 3\u00A0шт');
});
