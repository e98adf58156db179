import type { MethodBody } from '@vetka/domain/actor';
import type { AddToCart, Cart, CartProductParams, ChangeQuantity } from '@vetka/domain/cart';
import type { ApplyCoupon } from '@vetka/domain/coupon';
import { call } from './call.ts';

type ById = { id: number };

/** Every mutation returns the whole cart. */
export const cart = {
  read: call<{ response: Cart }>('GET', '/cart'),
  add: call<{ body: AddToCart; response: Cart }>('POST', '/cart/addToCart'),
  applyCoupon: call<{ params: ById; body: ApplyCoupon; response: Cart }>('POST', '/cart/{id}/coupon'),
  removeCoupon: call<{ params: ById; response: Cart }>('DELETE', '/cart/{id}/coupon'),
  changeQuantity: call<{ params: CartProductParams; body: ChangeQuantity; response: Cart }>(
    'PUT',
    '/cart/{id}/product/{productId}',
  ),
  removeProduct: call<{ params: CartProductParams; response: Cart }>('DELETE', '/cart/{id}/product/{productId}'),
  /** Without a body it takes the other state. UP selects the line, DOWN leaves it out: repeating changes nothing. */
  toggleProduct: call<{ params: CartProductParams; body: MethodBody | null; response: Cart }>(
    'POST',
    '/cart/{id}/product/{productId}/change',
  ),
  remove: call<{ params: ById; response: Cart }>('DELETE', '/cart/{id}'),
};
