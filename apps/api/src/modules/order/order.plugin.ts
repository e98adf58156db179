import fp from 'fastify-plugin';
import type { Pool } from 'pg';
import { OrderBus } from './order.bus.ts';
import { deleteOldKeys } from './order.idempotency.ts';
import { OrderService } from './order.service.ts';
import { OrderStreams } from './order.stream.ts';

declare module 'fastify' {
  interface FastifyInstance {
    order: OrderService;
    orderStreams: OrderStreams;
  }
}

const sweepEveryMs = 3_600_000;

export const orderPlugin = fp(
  async (app) => {
    const bus = new OrderBus((app.db as unknown as { $client: Pool }).$client, app.log);
    const streams = new OrderStreams(app, bus);
    app.decorate('order', new OrderService(app));
    app.decorate('orderStreams', streams);
    const timer = setInterval(() => {
      deleteOldKeys(app.db).catch((error: unknown) => app.log.warn({ err: error }, 'old keys were not deleted'));
    }, sweepEveryMs).unref();
    app.addHook('preClose', async () => {
      clearInterval(timer);
      streams.close();
      await bus.close();
    });
  },
  { name: 'order', dependencies: ['database', 'session', 'cart', 'delivery'] },
);
