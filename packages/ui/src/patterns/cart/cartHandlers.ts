import type { CartItem } from '@vetka/domain/cart';

/** Handlers and pending changes of the cart. */
export interface CartHandlers {
  /** Toggles the selection of one line. Toggling a whole shop calls it for every line that differs. */
  onToggle: (item: CartItem) => void;
  onQuantity: (item: CartItem, quantity: number) => void;
  onRemove: (item: CartItem) => void;
  /** Removes all items of one shop. Without it there is no button. */
  onClear?: ((cartId: number) => void) | undefined;
  onCoupon: (cartId: number, code: string) => void;
  /** Removes the coupon. Without it a coupon can't be removed. */
  onCouponRemove?: ((cartId: number) => void) | undefined;
  /** `cartProductId`s of lines that are being changed. */
  busyItems?: ReadonlySet<number> | undefined;
  /** Why a line could not be changed, by `cartProductId`: «Доступно 3 шт». */
  itemErrors?: Readonly<Record<number, string>> | undefined;
  /** Carts whose coupon is being checked. */
  busyCoupons?: ReadonlySet<number> | undefined;
  /** Why a coupon was refused, by cart. */
  couponErrors?: Readonly<Record<number, string>> | undefined;
}
