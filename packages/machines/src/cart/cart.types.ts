import type { AddToCart, Cart } from '@vetka/domain/cart';

/** One change of the cart; each returns the whole cart. */
export type CartChange =
  | ({ kind: 'add' } & AddToCart)
  | { kind: 'quantity'; cartId: number; productId: number; quantity: number }
  | { kind: 'remove'; cartId: number; productId: number }
  | { kind: 'toggle'; cartId: number; productId: number }
  | { kind: 'clear'; cartId: number }
  | { kind: 'coupon'; cartId: number; coupon: string };

/** Details of a just added product, for display. */
export interface AddedProduct {
  productId: number;
  title: string;
  /** Kopecks. */
  price: number;
  /** URL of the first image. */
  image: string | null;
}

export interface CartContext {
  cart: Cart;
  /** Changes queued behind the current one, oldest first. */
  queue: CartChange[];
  current: CartChange | null;
  added: AddedProduct | null;
  /** Go to the checkout once the product is in the cart. */
  redirect: boolean;
  error: unknown;
}

export type CartEvent =
  | { type: 'cart.add'; product: AddedProduct; quantity: number; isCartShop: boolean }
  | { type: 'cart.buyNow'; product: AddedProduct; quantity: number; isCartShop: boolean }
  | { type: 'cart.change'; change: Exclude<CartChange, { kind: 'add' }> }
  /** The cart changed elsewhere: another tab, a login, an order. */
  | { type: 'cart.replace'; cart: Cart };

/** Flags of the specification's §4. */
export interface CartFlags {
  isAdding: boolean;
  isAddingWithRedirect: boolean;
  isConfirmingCoupon: boolean;
  /** A product's selection is being changed. */
  isCartChanged: boolean;
}
