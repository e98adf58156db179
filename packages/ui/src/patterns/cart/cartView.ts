import type { Discount } from '@vetka/domain/cart';

/** A product in the cart. */
export interface CartProductView {
  id: number;
  title: string;
  /** Kopecks for one. */
  price: number;
  oldPrice?: number | null | undefined;
  /** In the address of the product's page. Without it the name is no link. */
  slug?: string | undefined;
  /** The first is shown. */
  mediaFiles?: readonly { url: string }[] | undefined;
  /** Pieces that can still be ordered. @default unlimited */
  stock?: number | null | undefined;
  /** The promotion that lowers the price. */
  promotion?: string | undefined;
}

/** One line of the cart. */
export interface CartLineView {
  cartProductId: number;
  product: CartProductView;
  quantity: number;
  isSelected: boolean;
  /** @default true */
  isAvailable?: boolean | undefined;
  /** Kopecks when it was added, if different from the current price. */
  changedFrom?: number | null | undefined;
}

/** Everything from one shop. */
export interface SubCartView<Line extends CartLineView = CartLineView> {
  cartId: number;
  service: {
    id: number;
    name: string;
    /** In the address of the shop's page. Without it the name is no link. */
    slug?: string | undefined;
    mediaFile?: { url: string } | null | undefined;
  };
  items: readonly Line[];
  /** @default true */
  isAcceptingOrders?: boolean | undefined;
  coupon?: { code: string } | null | undefined;
  /** Why the applied coupon takes nothing off now. */
  couponProblem?: string | undefined;
  discounts?: readonly Discount[] | undefined;
}

/** What the cart shows. `Cart` of `@vetka/domain/cart` has all of it. Totals are in kopecks. */
export interface CartView<Line extends CartLineView = CartLineView> {
  carts: readonly SubCartView<Line>[];
  selectedItemsCount: number;
  selectedTotal: number;
  totalAfterDiscount: number;
}
