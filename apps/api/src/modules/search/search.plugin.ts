import fp from 'fastify-plugin';
import { SearchService } from './search.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    searchEngine: SearchService;
  }
}

export const searchPlugin = fp(
  async (app) => {
    app.decorate('searchEngine', new SearchService(app));
  },
  { name: 'search', dependencies: ['database', 'jobs'] },
);
