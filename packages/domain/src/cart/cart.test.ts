import { expect, test } from 'vitest';
import {
  cartCountWord,
  cartMessages,
  checkoutCarts,
  emptyCart,
  maxQuantity,
  type Cart,
  type CartItem,
  type SubCart,
} from './index.ts';

test('CRT-07: «Товар» for one, «Товара» for any other count', () => {
  expect([0, 1, 2, 5, 11, 21].map(cartCountWord)).toEqual(['Товара', 'Товар', 'Товара', 'Товара', 'Товара', 'Товара']);
});

test("a line holds at most the seller's stock, and never more than 99", () => {
  expect(maxQuantity(3)).toBe(3);
  expect(maxQuantity(500)).toBe(99);
  expect(maxQuantity(null)).toBe(99);
});

test('an excessive quantity is explained with the number of pieces left', () => {
  expect(cartMessages.stock(3)).toBe('Доступно 3\u00A0шт');
});

const subCart = (cartId: number, ...selected: boolean[]) =>
  ({ cartId, items: selected.map((isSelected) => ({ isSelected }) as CartItem) }) as SubCart;

test('STA-25: carts with at least one selected item go to the checkout', () => {
  const cart: Cart = {
    ...emptyCart,
    carts: [subCart(1, false, true), subCart(2, false), subCart(3), subCart(4, true)],
  };
  expect(checkoutCarts(cart).map(({ cartId }) => cartId)).toEqual([1, 4]);
});
