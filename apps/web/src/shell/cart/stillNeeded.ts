import { cartItemOf, type Cart } from '@vetka/domain/cart';
import type { CartChange } from '@vetka/machines/cart';

/**
 * Whether to resend a change whose response was lost, given the refetched cart: the server may have applied it, and a
 * second toggle would undo the first. Adding a product is decided by the cart's machine.
 * @param before the cart when the change was made
 */
export function isStillNeeded(change: CartChange, before: Cart, now: Cart): boolean {
  switch (change.kind) {
    case 'add':
      return true;
    case 'clear':
      return now.carts.some(({ cartId }) => cartId === change.cartId);
    case 'coupon':
      return now.carts.some(({ cartId, coupon }) => cartId === change.cartId && coupon?.code !== change.coupon);
    case 'remove':
      return cartItemOf(now, change.productId) !== undefined;
    case 'quantity':
      return cartItemOf(now, change.productId)?.quantity !== change.quantity;
    case 'toggle':
      return cartItemOf(now, change.productId)?.isSelected === cartItemOf(before, change.productId)?.isSelected;
  }
}
