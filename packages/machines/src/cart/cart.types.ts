import type { AddToCart, Cart } from '@vetka/domain/cart';

/** A change of what is in the cart already. */
export type LineChange =
  | { kind: 'quantity'; cartId: number; productId: number; quantity: number }
  | { kind: 'remove'; cartId: number; productId: number }
  /** `isSelected` is what the person wants: the page may be older than the cart. */
  | { kind: 'toggle'; cartId: number; productId: number; isSelected: boolean }
  | { kind: 'clear'; cartId: number }
  /** Null removes the applied coupon. */
  | { kind: 'coupon'; cartId: number; coupon: string | null };

/** One change of the cart; each returns the whole cart. */
export type CartChange = ({ kind: 'add' } & AddToCart) | LineChange;

/** Details of a just added product, for display. */
export interface AddedProduct {
  productId: number;
  title: string;
  /** Kopecks. */
  price: number;
  /** URL of the first image. */
  image: string | null;
}

/** A change with what the machine does around it. */
export interface CartRequest {
  change: CartChange;
  /** The product that is being added. */
  product?: AddedProduct;
  /** Go to the checkout once the product is in the cart. */
  redirect?: boolean;
  /** Only of a failed request: the cart that the change was made in, to tell whether a retry is still needed. */
  before?: Cart;
}

export interface CartContext {
  /** The cart as the server last returned it. */
  cart: Cart;
  /** Requests queued behind the current one, oldest first. */
  queue: CartRequest[];
  current: CartRequest | null;
  error: unknown;
}

/** The cart with pending changes applied. */
export interface ExpectedCart {
  cart: Cart;
  /** Changes without a response yet, oldest first. */
  changes: readonly CartChange[];
}

export type CartEvent =
  | { type: 'cart.add'; product: AddedProduct; quantity: number; isCartShop: boolean }
  | { type: 'cart.buyNow'; product: AddedProduct; quantity: number; isCartShop: boolean }
  | { type: 'cart.change'; change: LineChange }
  /** Sends a failed request again, unless the cart shows that the server has applied it. */
  | { type: 'cart.retry'; request: CartRequest }
  /** The cart changed elsewhere: another tab, a login, an order. */
  | { type: 'cart.replace'; cart: Cart };

/** Events for the application, which shows toasts, opens panels and navigates. */
export type CartEmitted =
  | { type: 'cart.opened' }
  | { type: 'cart.added'; product: AddedProduct }
  | { type: 'cart.checkout' }
  /** The change failed and is rolled back. Send `request` with `cart.retry` to try again. */
  | { type: 'cart.failed'; request: CartRequest; error: unknown }
  /** The cart could not be fetched after a failure, so the requests that waited for it were not sent. */
  | { type: 'cart.unread'; requests: readonly CartRequest[]; error: unknown };

/** Flags of the specification's §4. */
export interface CartFlags {
  isAdding: boolean;
  isAddingWithRedirect: boolean;
  isConfirmingCoupon: boolean;
  /** A product's selection is being changed. */
  isCartChanged: boolean;
}
