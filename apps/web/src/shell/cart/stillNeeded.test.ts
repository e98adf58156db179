import { emptyCart, type Cart } from '@vetka/domain/cart';
import type { CartChange } from '@vetka/machines/cart';
import { expect, test } from 'vitest';
import { isStillNeeded } from './stillNeeded.ts';

const cartOf = (quantity: number, isSelected: boolean, code: string | null = null) =>
  ({
    ...emptyCart,
    carts: [{ cartId: 1, coupon: code && { code }, items: [{ cartId: 1, quantity, isSelected, product: { id: 7 } }] }],
  }) as Cart;

const line = { cartId: 1, productId: 7 };
const before = cartOf(1, true);

test.each<[string, CartChange, Cart, boolean]>([
  ['an applied toggle', { kind: 'toggle', ...line }, cartOf(1, false), false],
  ['a lost toggle', { kind: 'toggle', ...line }, cartOf(1, true), true],
  ['an applied quantity', { kind: 'quantity', ...line, quantity: 2 }, cartOf(2, true), false],
  ['a lost quantity', { kind: 'quantity', ...line, quantity: 2 }, cartOf(1, true), true],
  ['an applied removal', { kind: 'remove', ...line }, emptyCart, false],
  ['a lost removal', { kind: 'remove', ...line }, cartOf(1, true), true],
  ['an applied clearing of a shop', { kind: 'clear', cartId: 1 }, emptyCart, false],
  ['a lost clearing of a shop', { kind: 'clear', cartId: 1 }, before, true],
  ['an applied coupon', { kind: 'coupon', cartId: 1, coupon: 'VESNA' }, cartOf(1, true, 'VESNA'), false],
  ['a lost coupon', { kind: 'coupon', cartId: 1, coupon: 'VESNA' }, before, true],
  [
    'an addition, which the machine checks itself',
    { kind: 'add', productId: 7, quantity: 1, isCartShop: false },
    before,
    true,
  ],
])('%s', (_, change, now, isWanted) => {
  expect(isStillNeeded(change, before, now)).toBe(isWanted);
});
