import type { Cart, CartItem, Discount, SubCart } from './schema.ts';

export type * from './schema.ts';
export * from '../cart-contents/index.ts';
export * from './pricing.ts';

export const quantityBounds = { min: 1, max: 99 } as const;
/** Maximum lines in one cart: the limit of a fiscal receipt. */
export const maxCartLines = 100;

export const cartMessages = {
  stock: (left: number) => `Доступно ${left}\u00A0шт`,
  unavailable: 'Нет в наличии',
  tooManyLines: 'В корзине может быть не больше 100 разных товаров',
} as const;

/** «Товар» for one, «Товара» for any other count: the cart summary's own rule, to the letter. */
export const cartCountWord = (count: number): string => (count === 1 ? 'Товар' : 'Товара');

export const cartItemOf = (cart: Cart, productId: number): CartItem | undefined =>
  cart.carts.flatMap((subCart) => subCart.items).find((item) => item.product.id === productId);

/** Maximum quantity of a product in the cart. */
export const maxQuantity = (stock: number | null): number =>
  Math.max(quantityBounds.min, Math.min(quantityBounds.max, stock ?? quantityBounds.max));

/** Kopecks that discounts of one type take off the selected goods. */
export const discountTotal = ({ discounts }: SubCart, type: Discount['discountType']): number =>
  discounts
    .filter(({ discountType }) => discountType === type)
    .reduce((total, { spentAmount }) => total + spentAmount, 0);

/** The coupon that discounts the goods; null when the applied one currently does not. */
export const effectiveCouponId = ({ discounts }: SubCart): number | null =>
  discounts.find(({ discountType }) => discountType === 'coupon')?.sourceId ?? null;

/** The product's name in a discount summary. */
export const discountProductName = (
  { items }: { items: readonly { product: Pick<CartItem['product'], 'id' | 'title'> }[] },
  productId: number | null,
): string => items.find((item) => item.product.id === productId)?.product.title ?? 'Неизвестный товар';
