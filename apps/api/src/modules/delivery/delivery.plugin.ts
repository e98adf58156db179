import fp from 'fastify-plugin';
import { DeliveryService } from './delivery.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    delivery: DeliveryService;
  }
}

export const deliveryPlugin = fp(
  async (app) => {
    app.decorate('delivery', new DeliveryService(app));
  },
  { name: 'delivery', dependencies: ['database'] },
);
