import { MethodBody } from '@vetka/domain/actor/schema';
import { AddToCart, Cart, CartProductParams, ChangeQuantity } from '@vetka/domain/cart/schema';
import { ApplyCoupon } from '@vetka/domain/coupon/schema';
import { IdParams, Nullable } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { networkOf } from '../../platform/limits/network.ts';

/** The shopper's cart. Every change returns the whole cart. */
export const cartRoutes = (app: FastifyInstance) => [
  implement(app, 'cart.read', { response: Cart }, (_, { session }) => app.cart.read(session)),
  implement(app, 'cart.add', { body: AddToCart, response: Cart }, ({ body }, request, reply) =>
    app.cart.add(request, reply, body),
  ),
  implement(
    app,
    'cart.applyCoupon',
    { params: IdParams, body: ApplyCoupon, response: Cart },
    ({ params, body }, { session, ip }) =>
      app.limits.guess([['couponFromAddress', networkOf(ip)]], () =>
        app.cart.applyCoupon(session, params.id, body.coupon),
      ),
    // Ten tries in ten minutes make guessing codes impractical.
    { limit: 'coupons' },
  ),
  implement(app, 'cart.removeCoupon', { params: IdParams, response: Cart }, ({ params }, { session }) =>
    app.cart.removeCoupon(session, params.id),
  ),
  implement(
    app,
    'cart.changeQuantity',
    { params: CartProductParams, body: ChangeQuantity, response: Cart },
    ({ params, body }, { session }) => app.cart.changeQuantity(session, params.id, params.productId, body.quantity),
  ),
  implement(app, 'cart.removeProduct', { params: CartProductParams, response: Cart }, ({ params }, { session }) =>
    app.cart.removeProduct(session, params.id, params.productId),
  ),
  implement(
    app,
    'cart.toggleProduct',
    { params: CartProductParams, body: Nullable(MethodBody), response: Cart },
    ({ params, body }, { session }) => app.cart.toggle(session, params.id, params.productId, body?.method),
  ),
  implement(app, 'cart.remove', { params: IdParams, response: Cart }, ({ params }, { session }) =>
    app.cart.remove(session, params.id),
  ),
];
