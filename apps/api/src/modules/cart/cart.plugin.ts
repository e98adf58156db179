import fp from 'fastify-plugin';
import { CartService } from './cart.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    cart: CartService;
  }
}

export const cartPlugin = fp(
  async (app) => {
    const cart = new CartService(app);
    app.decorate('cart', cart);
    app.onLogin((event) => cart.merge(event));
  },
  { name: 'cart', dependencies: ['database', 'session', 'coupon', 'statistics'] },
);
