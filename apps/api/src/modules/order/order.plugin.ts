import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { OrderBus } from './order.bus.ts';
import { deleteOldKeys } from './order.idempotency.ts';
import { Orders } from './order.service.ts';
import { OrderStreams } from './order.stream.ts';

declare module 'fastify' {
  interface FastifyInstance {
    order: Orders;
    orderStreams: OrderStreams;
  }
}

const sweepEveryMs = 3_600_000;

export const orderPlugin = fp(
  async (app) => {
    const bus = new OrderBus((app.db as unknown as { $client: Pool }).$client, app.log);
    const streams = new OrderStreams(app, bus);
    app.decorate('order', new Orders(app));
    app.decorate('orderStreams', streams);
    app.jobs.every(sweepEveryMs, 'order.forget-keys', () => deleteOldKeys(app.db));
    app.addHook('preClose', async () => {
      streams.close();
      await bus.close();
    });
  },
  { name: 'order', dependencies: ['database', 'jobs', 'session', 'cart', 'coupon', 'delivery'] },
);
