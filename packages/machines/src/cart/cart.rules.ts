import { cartItemOf, type Cart, type CartItem, type SubCart } from '@vetka/domain/cart';
import type { CartChange, CartContext, CartRequest, LineChange } from './cart.types.ts';

/**
 * The optimistic cart: pending changes are applied to its lines only. Totals stay the server's, and its response
 * replaces the whole cart; a refusal empties the queue, which reverts the optimistic changes.
 */
export function expectedCart(cart: Cart, changes: readonly LineChange[]): Cart {
  if (changes.length === 0) return cart;
  const carts = changes.reduce(applyChange, cart.carts).filter(({ items }) => items.length > 0);
  return { ...cart, carts };
}

const isLineChange = (change: CartChange): change is LineChange => change.kind !== 'add';

export const pendingChanges = ({ current, queue }: Pick<CartContext, 'current' | 'queue'>): CartChange[] =>
  (current ? [current, ...queue] : queue).map(({ change }) => change);

export const expectedCartOf = (context: Pick<CartContext, 'cart' | 'current' | 'queue'>): Cart =>
  expectedCart(context.cart, pendingChanges(context).filter(isLineChange));

function applyChange(carts: readonly SubCart[], change: LineChange): SubCart[] {
  return carts.map((subCart) =>
    subCart.cartId === change.cartId ? { ...subCart, items: changeItems(subCart.items, change) } : subCart,
  );
}

function changeItems(items: readonly CartItem[], change: LineChange): CartItem[] {
  if (change.kind === 'clear') return [];
  if (change.kind === 'coupon') return [...items];
  return items.flatMap((item) => (item.product.id === change.productId ? changeItem(item, change) : [item]));
}

function changeItem(item: CartItem, change: Extract<LineChange, { productId: number }>): CartItem[] {
  switch (change.kind) {
    case 'remove':
      return [];
    case 'toggle':
      return [{ ...item, isSelected: change.isSelected }];
    case 'quantity':
      return [{ ...item, quantity: change.quantity }];
  }
}

/**
 * Whether a request still has to be sent, given the cart: a product in the cart is not added again, except to select it
 * for the checkout, and a change whose response was lost may have been applied.
 */
export function isStillNeeded({ change, before, redirect = false }: CartRequest, now: Cart): boolean {
  if (change.kind === 'add') {
    const item = cartItemOf(now, change.productId);
    return item === undefined || (redirect && !item.isSelected);
  }
  return before === undefined || !isApplied(change, now);
}

function isApplied(change: LineChange, now: Cart): boolean {
  const subCart = now.carts.find(({ cartId }) => cartId === change.cartId);
  const item = 'productId' in change ? cartItemOf(now, change.productId) : undefined;
  switch (change.kind) {
    case 'clear':
      return subCart === undefined;
    case 'coupon':
      return subCart === undefined || (subCart.coupon?.code ?? null) === change.coupon;
    case 'remove':
      return item === undefined;
    case 'quantity':
      return item?.quantity === change.quantity;
    case 'toggle':
      return item === undefined || item.isSelected === change.isSelected;
  }
}
