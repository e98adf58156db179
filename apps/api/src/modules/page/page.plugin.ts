import fp from 'fastify-plugin';
import { PageService } from './page.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    page: PageService;
  }
}

export const pagePlugin = fp(
  async (app) => {
    app.decorate('page', new PageService(app));
  },
  { name: 'page', dependencies: ['database', 'account'] },
);
