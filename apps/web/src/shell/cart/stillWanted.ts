import { cartItemOf, type Cart } from '@vetka/domain/cart';
import type { CartChange } from '@vetka/machines/cart';

/**
 * Whether a change whose answer was lost is to be sent again, now that the cart was read anew: the server may have made
 * it, and a second toggle would undo the first. Whether a product is added again is the cart's machine to decide.
 * @param before the cart as it was when the change was made
 */
export function isStillWanted(change: CartChange, before: Cart, now: Cart): boolean {
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
