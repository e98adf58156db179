import { emptyCart, type Cart, type CartItem } from '@vetka/domain/cart';
import { describe, expect, it, test } from 'vitest';
import { cartOf, cartWith, lineOf } from '../testing/cart-fakes.ts';
import { expectedCart, isStillNeeded } from './cart.rules.ts';
import type { CartChange } from './cart.types.ts';

const linesOf = ({ carts }: Cart) =>
  carts.flatMap(({ items }) => items.map(({ product, quantity, isSelected }) => [product.id, quantity, isSelected]));

describe('expectedCart', () => {
  const cart = cartOf(1, 2);

  it('returns the saved cart while no change is pending', () => {
    expect(expectedCart(cart, [])).toBe(cart);
  });

  it('applies pending quantities, selections and removals in order', () => {
    const changed = expectedCart(cart, [
      { kind: 'quantity', cartId: 1, productId: 1, quantity: 3 },
      { kind: 'toggle', cartId: 1, productId: 1, isSelected: false },
      { kind: 'remove', cartId: 1, productId: 2 },
    ]);
    expect(linesOf(changed)).toEqual([[1, 3, false]]);
  });

  it('removes a shop with its last line and leaves the totals to the server', () => {
    const cleared = expectedCart(cart, [{ kind: 'clear', cartId: 1 }]);
    expect(cleared.carts).toEqual([]);
    expect(cleared.itemsCount).toBe(2);
  });

  it('does not touch the lines of another shop', () => {
    const changed = expectedCart(cart, [{ kind: 'quantity', cartId: 2, productId: 1, quantity: 9 }]);
    expect(linesOf(changed)).toEqual(linesOf(cart));
  });

  it('leaves coupons to the server', () => {
    expect(linesOf(expectedCart(cart, [{ kind: 'coupon', cartId: 1, coupon: 'ВЕСНА' }]))).toEqual(linesOf(cart));
  });
});

const before = cartOf(7);
const withLine = (more: Partial<CartItem>) => cartWith(lineOf(7, more));
const withCoupon = {
  ...before,
  carts: before.carts.map((subCart) => ({ ...subCart, coupon: { code: 'VESNA' } })),
} as Cart;
const line = { cartId: 1, productId: 7 };
const addition = { kind: 'add', productId: 7, quantity: 1, isCartShop: false } as const;

test.each<[string, CartChange, Cart, boolean]>([
  ['an applied toggle', { kind: 'toggle', ...line, isSelected: false }, withLine({ isSelected: false }), false],
  ['a lost toggle', { kind: 'toggle', ...line, isSelected: false }, before, true],
  ['an applied quantity', { kind: 'quantity', ...line, quantity: 2 }, withLine({ quantity: 2 }), false],
  ['a lost quantity', { kind: 'quantity', ...line, quantity: 2 }, before, true],
  ['an applied removal', { kind: 'remove', ...line }, emptyCart, false],
  ['a lost removal', { kind: 'remove', ...line }, before, true],
  ['an applied clearing of a shop', { kind: 'clear', cartId: 1 }, emptyCart, false],
  ['a lost clearing of a shop', { kind: 'clear', cartId: 1 }, before, true],
  ['an applied coupon', { kind: 'coupon', cartId: 1, coupon: 'VESNA' }, withCoupon, false],
  ['a lost coupon', { kind: 'coupon', cartId: 1, coupon: 'VESNA' }, before, true],
  ['a removed coupon', { kind: 'coupon', cartId: 1, coupon: null }, cartOf(7), false],
  ['a lost removal of a coupon', { kind: 'coupon', cartId: 1, coupon: null }, withCoupon, true],
  ['an applied addition', addition, before, false],
  ['a lost addition', addition, emptyCart, true],
])('whether a retry is needed: %s', (_, change, now, isNeeded) => {
  expect(isStillNeeded({ change, before }, now)).toBe(isNeeded);
});

test('a change that has not failed is always sent', () => {
  expect(isStillNeeded({ change: { kind: 'quantity', ...line, quantity: 1 } }, before)).toBe(true);
});
