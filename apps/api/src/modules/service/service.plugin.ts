import fp from 'fastify-plugin';
import { ServiceDirectory } from './service.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    service: ServiceDirectory;
  }
}

export const servicePlugin = fp(
  async (app) => {
    app.decorate('service', new ServiceDirectory(app));
  },
  {
    name: 'service',
    dependencies: ['database', 'catalog', 'delivery', 'account', 'article', 'content', 'page', 'payment'],
  },
);
