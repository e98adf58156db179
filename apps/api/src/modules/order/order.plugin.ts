import fp from 'fastify-plugin';
import { CustomerOrders } from './order.customer.ts';
import { deleteOldKeys } from './order.idempotency.ts';
import { Orders } from './order.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    order: Orders;
    customerOrders: CustomerOrders;
  }
}

const sweepEveryMs = 3_600_000;

export const orderPlugin = fp(
  async (app) => {
    app.decorate('order', new Orders(app));
    app.decorate('customerOrders', new CustomerOrders(app));
    app.jobs.round(sweepEveryMs, 'order.forget-keys', () => deleteOldKeys(app.db));
  },
  { name: 'order', dependencies: ['database', 'jobs', 'session', 'live', 'cart', 'coupon', 'delivery', 'stemStock'] },
);
