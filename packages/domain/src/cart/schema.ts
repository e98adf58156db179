import { Type, type Static } from 'typebox';
import { Entity, Id, Kopecks, Nullable } from '../value/schema.ts';
import { SubscriptionPlanType } from '../actor/schema.ts';
import { ReturnRule } from '../catalog/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { ServiceRef } from '../service/schema.ts';

export const CartProduct = Entity('CartProduct', {
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  /** Current price in kopecks. */
  price: Kopecks,
  oldPrice: Nullable(Kopecks),
  /** The name of the marketplace promotion that lowers the price. */
  promotion: Type.Optional(Type.String()),
  mediaFiles: Type.Array(MediaFile),
  /** Pieces that can still be ordered; null where the seller does not track stock. */
  stock: Nullable(Type.Integer()),
  productionMinutes: Type.Integer(),
  returnRule: ReturnRule,
});
export type CartProduct = Static<typeof CartProduct>;

export const CartItem = Entity('CartItem', {
  cartProductId: Id,
  cartId: Id,
  isSelected: Type.Boolean(),
  quantity: Type.Integer(),
  totalBeforeDiscount: Kopecks,
  totalDiscount: Kopecks,
  totalAfterDiscount: Kopecks,
  /** false: removed, hidden or out of stock; shown as «Нет в наличии» and can't be selected. */
  isAvailable: Type.Boolean(),
  /** Kopecks when the item was added, if different from the current price. */
  changedFrom: Nullable(Kopecks),
  product: CartProduct,
});
export type CartItem = Static<typeof CartItem>;

/** A coupon as its owner sees it. */
export const CouponRef = Entity('CouponRef', { couponId: Id, name: Type.String(), code: Type.String() });
export type CouponRef = Static<typeof CouponRef>;

const discount = { productId: Nullable(Id), spentAmount: Kopecks, sourceId: Id };
/** Discount from a coupon or a subscription. `productId` null: applies to the whole sub-cart. */
export const Discount = Type.Union(
  [
    Type.Object({
      discountType: Type.Literal('coupon'),
      ...discount,
      sourceDetails: CouponRef,
    }),
    Type.Object({
      discountType: Type.Literal('subscription'),
      ...discount,
      sourceDetails: Type.Object({ subscriptionType: SubscriptionPlanType }),
    }),
  ],
  { title: 'Discount' },
);
export type Discount = Static<typeof Discount>;

/** One sub-cart: everything from one service. Totals count selected items, in kopecks. */
export const SubCart = Entity('SubCart', {
  cartId: Id,
  service: ServiceRef,
  /** False: checkouts of this sub-cart are refused for now. */
  isAcceptingOrders: Type.Boolean(),
  items: Type.Array(CartItem),
  discounts: Type.Array(Discount),
  coupon: Nullable(CouponRef),
  /** The reason for which the applied coupon gives no discount now. */
  couponProblem: Type.Optional(Type.String()),
  selectedTotal: Kopecks,
  totalAfterDiscount: Kopecks,
});
export type SubCart = Static<typeof SubCart>;

/** The whole cart. Every mutation returns it, and it replaces the client's copy. */
export const Cart = Entity('Cart', {
  carts: Type.Array(SubCart),
  itemsCount: Type.Integer(),
  selectedItemsCount: Type.Integer(),
  total: Kopecks,
  selectedTotal: Kopecks,
  totalAfterDiscount: Kopecks,
  selectedCartProductIds: Type.Array(Id),
  isCartShop: Type.Boolean(),
});
export type Cart = Static<typeof Cart>;

export const AddToCart = Entity('AddToCart', {
  productId: Id,
  quantity: Type.Integer({ minimum: 1, maximum: 99 }),
  isCartShop: Type.Boolean(),
  /** Keep the quantity of a product that is in the cart already, and only select it. */
  onlyIfAbsent: Type.Optional(Type.Boolean()),
});
export type AddToCart = Static<typeof AddToCart>;
export const ChangeQuantity = Entity('ChangeQuantity', { quantity: Type.Integer({ minimum: 1, maximum: 99 }) });
export type ChangeQuantity = Static<typeof ChangeQuantity>;
export const CartProductParams = Type.Object({ id: Id, productId: Id });
export type CartProductParams = Static<typeof CartProductParams>;
