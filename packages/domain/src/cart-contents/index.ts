import type { Cart, SubCart } from '../cart/schema.ts';

export const emptyCart: Cart = {
  carts: [],
  itemsCount: 0,
  selectedItemsCount: 0,
  total: 0,
  selectedTotal: 0,
  totalAfterDiscount: 0,
  selectedCartProductIds: [],
  isCartShop: false,
};

/** Carts with at least one selected item. */
export const checkoutCarts = (cart: Cart): SubCart[] =>
  cart.carts.filter((subCart) => subCart.items.some((item) => item.isSelected));
