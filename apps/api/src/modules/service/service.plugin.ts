import fp from 'fastify-plugin';
import { ServiceService } from './service.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    service: ServiceService;
  }
}

export const servicePlugin = fp(
  async (app) => {
    app.decorate('service', new ServiceService(app));
  },
  { name: 'service', dependencies: ['database', 'catalog', 'account', 'article', 'content', 'page', 'payment'] },
);
