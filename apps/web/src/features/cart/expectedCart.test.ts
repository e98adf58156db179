import { emptyCart, type Cart, type CartItem } from '@vetka/domain/cart';
import { describe, expect, it } from 'vitest';
import { expectedCart } from './expectedCart.ts';

const line = (productId: number, quantity = 1): CartItem => ({
  cartProductId: productId + 100,
  cartId: 1,
  isSelected: true,
  quantity,
  totalBeforeDiscount: 100_00,
  totalDiscount: 0,
  totalAfterDiscount: 100_00,
  isAvailable: true,
  changedFrom: null,
  product: {
    id: productId,
    slug: `p-${productId}`,
    title: `Букет ${productId}`,
    price: 100_00,
    oldPrice: null,
    mediaFiles: [],
    stock: null,
    productionMinutes: 0,
  },
});

const cart: Cart = {
  ...emptyCart,
  itemsCount: 2,
  carts: [
    {
      cartId: 1,
      service: { id: 7, slug: 'polevaya', name: 'Полевая', mediaFile: null },
      items: [line(1), line(2)],
      discounts: [],
      coupon: null,
      selectedTotal: 200_00,
      totalAfterDiscount: 200_00,
    },
  ],
};

const linesOf = ({ carts }: Cart) =>
  carts.flatMap(({ items }) => items.map(({ product, quantity, isSelected }) => [product.id, quantity, isSelected]));

describe('expectedCart', () => {
  it('returns the saved cart while no change is pending', () => {
    expect(expectedCart(cart, [])).toBe(cart);
  });

  it('applies pending quantities, selections and removals in order', () => {
    const changed = expectedCart(cart, [
      { kind: 'quantity', cartId: 1, productId: 1, quantity: 3 },
      { kind: 'toggle', cartId: 1, productId: 1 },
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

  it('leaves additions and coupons to the server', () => {
    const changed = expectedCart(cart, [
      { kind: 'add', productId: 5, quantity: 1, isCartShop: false },
      { kind: 'coupon', cartId: 1, coupon: 'ВЕСНА' },
    ]);
    expect(linesOf(changed)).toEqual(linesOf(cart));
  });
});
