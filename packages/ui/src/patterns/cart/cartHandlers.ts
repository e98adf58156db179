import type { CartLineView } from './cartView.ts';

/** Handlers and pending changes of the cart. */
export interface CartHandlers<Line extends CartLineView = CartLineView> {
  /** Toggles the selection of one line. Toggling a whole shop calls it for every line that differs. */
  onToggle: (item: Line) => void;
  onQuantity: (item: Line, quantity: number) => void;
  onRemove: (item: Line) => void;
  /** Removes all items of one shop. Without it there is no button. */
  onClear?: ((cartId: number) => void) | undefined;
  /** A code was typed. Without it there is no field for one. */
  onCoupon?: ((cartId: number, code: string) => void) | undefined;
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
