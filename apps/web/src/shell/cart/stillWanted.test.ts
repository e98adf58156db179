import { emptyCart, type Cart } from '@vetka/domain/cart';
import type { CartChange } from '@vetka/machines/cart';
import { expect, test } from 'vitest';
import { isStillWanted } from './stillWanted.ts';

const cartOf = (quantity: number, isSelected: boolean, code: string | null = null) =>
  ({
    ...emptyCart,
    carts: [{ cartId: 1, coupon: code && { code }, items: [{ cartId: 1, quantity, isSelected, product: { id: 7 } }] }],
  }) as Cart;

const line = { cartId: 1, productId: 7 };
const before = cartOf(1, true);

test.each<[string, CartChange, Cart, boolean]>([
  ['a toggle that was made', { kind: 'toggle', ...line }, cartOf(1, false), false],
  ['a toggle that was not', { kind: 'toggle', ...line }, cartOf(1, true), true],
  ['a quantity that was set', { kind: 'quantity', ...line, quantity: 2 }, cartOf(2, true), false],
  ['a quantity that was not', { kind: 'quantity', ...line, quantity: 2 }, cartOf(1, true), true],
  ['a line that is gone', { kind: 'remove', ...line }, emptyCart, false],
  ['a line that is there', { kind: 'remove', ...line }, cartOf(1, true), true],
  ['a shop that was cleared', { kind: 'clear', cartId: 1 }, emptyCart, false],
  ['a shop that was not', { kind: 'clear', cartId: 1 }, before, true],
  ['a coupon that was taken', { kind: 'coupon', cartId: 1, coupon: 'VESNA' }, cartOf(1, true, 'VESNA'), false],
  ['a coupon that was not', { kind: 'coupon', cartId: 1, coupon: 'VESNA' }, before, true],
  [
    'an addition, which the machine judges',
    { kind: 'add', productId: 7, quantity: 1, isCartShop: false },
    before,
    true,
  ],
])('%s', (_, change, now, isWanted) => {
  expect(isStillWanted(change, before, now)).toBe(isWanted);
});
