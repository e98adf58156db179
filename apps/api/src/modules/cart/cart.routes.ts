import { AddToCart, Cart, CartProductParams, ChangeQuantity } from '@vetka/domain/cart/schema';
import { ApplyCoupon } from '@vetka/domain/coupon/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';
import { limitBy } from '../../platform/http/rate-limit.ts';

/** A new guest session starts with new tries, so an address has a limit too: far above what a household needs. */
const couponAddressLimit = (app: FastifyInstance) =>
  limitBy(app, { max: 100, timeWindow: '10 minutes', keyOf: ({ ip }) => `coupon-address:${ip}` });

/** The shopper's own cart. Every change answers with the whole of it. */
export const cartRoutes = (app: FastifyInstance, limitCoupons = couponAddressLimit(app)) => [
  implement(app, 'cart.read', { response: Cart }, (_, { session }) => app.cart.read(session)),
  implement(app, 'cart.add', { body: AddToCart, response: Cart }, ({ body }, { session }) =>
    app.cart.add(session, body),
  ),
  implement(
    app,
    'cart.applyCoupon',
    { params: IdParams, body: ApplyCoupon, response: Cart },
    async ({ params, body }, request) => {
      await limitCoupons(request);
      return app.cart.applyCoupon(request.session, params.id, body.coupon);
    },
    // Ten tries in ten minutes make guessing codes pointless.
    { rateLimit: { max: 10, timeWindow: '10 minutes', perSession: true } },
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
  implement(app, 'cart.toggleProduct', { params: CartProductParams, response: Cart }, ({ params }, { session }) =>
    app.cart.toggle(session, params.id, params.productId),
  ),
  implement(app, 'cart.remove', { params: IdParams, response: Cart }, ({ params }, { session }) =>
    app.cart.remove(session, params.id),
  ),
];
