import { ApiError } from '@vetka/api-client/client';
import { cartItemOf, type Cart } from '@vetka/domain/cart';
import { fieldError } from '@vetka/domain/problem';
import type { CartChange } from '@vetka/machines/cart';

/** Changes that the server refused, by the place where the shopper sees the message. */
export interface CartRefusals {
  /** By `cartProductId`: «Доступно 3 шт». */
  items: Readonly<Record<number, string>>;
  /** By `cartId`: «Промокод не найден». */
  coupons: Readonly<Record<number, string>>;
}

export const noRefusals: CartRefusals = { items: {}, coupons: {} };

/** The refusal of one change; one without a field to show it at is reported by the shared error handler only. */
export function refusalOf(change: CartChange, error: unknown, cart: Cart | undefined): CartRefusals {
  if (!(error instanceof ApiError) || error.failure.kind !== 'validation_error') return noRefusals;
  const { errors } = error.failure;
  if (change.kind === 'coupon') {
    const message = fieldError(errors, 'coupon');
    return message === undefined ? noRefusals : { items: {}, coupons: { [change.cartId]: message } };
  }
  const message = fieldError(errors, 'quantity');
  const item = cart && 'productId' in change ? cartItemOf(cart, change.productId) : undefined;
  return message === undefined || !item ? noRefusals : { items: { [item.cartProductId]: message }, coupons: {} };
}
