import type { CartItem } from '@vetka/domain/cart';

/** What a shopper may do in the cart, and what is under way. */
export interface CartHandlers {
  /** Flips the selection of one line. Flipping a whole shop calls it for every line that differs. */
  onToggle: (item: CartItem) => void;
  onQuantity: (item: CartItem, quantity: number) => void;
  onRemove: (item: CartItem) => void;
  /** Takes everything of one shop out. Without it there is no button. */
  onClear?: ((cartId: number) => void) | undefined;
  onCoupon: (cartId: number, code: string) => void;
  /** Takes the coupon off. Without it a coupon stays. */
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
