import type { Cart, CartItem, SubCart } from '@vetka/domain/cart';
import type { CartChange } from '@vetka/machines/cart';

/**
 * The optimistic cart: pending changes are applied to its lines only. Totals stay the server's, and its response
 * replaces the whole cart; a refusal empties the queue, which reverts the optimistic changes.
 */
export function expectedCart(cart: Cart, changes: readonly CartChange[]): Cart {
  if (changes.length === 0) return cart;
  const carts = changes.reduce(applyChange, cart.carts).filter(({ items }) => items.length > 0);
  return { ...cart, carts };
}

function applyChange(carts: readonly SubCart[], change: CartChange): SubCart[] {
  if (change.kind === 'add' || change.kind === 'coupon') return [...carts];
  return carts.map((subCart) =>
    subCart.cartId === change.cartId ? { ...subCart, items: changeItems(subCart.items, change) } : subCart,
  );
}

type LineChange = Exclude<CartChange, { kind: 'add' | 'coupon' }>;

function changeItems(items: readonly CartItem[], change: LineChange): CartItem[] {
  if (change.kind === 'clear') return [];
  const isMeant = (item: CartItem) => item.product.id === change.productId;
  switch (change.kind) {
    case 'remove':
      return items.filter((item) => !isMeant(item));
    case 'toggle':
      return items.map((item) => (isMeant(item) ? { ...item, isSelected: !item.isSelected } : item));
    case 'quantity':
      return items.map((item) => (isMeant(item) ? { ...item, quantity: change.quantity } : item));
  }
}
