import fp from 'fastify-plugin';
import { ContentService } from './content.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    content: ContentService;
  }
}

export const contentPlugin = fp(
  async (app) => {
    app.decorate('content', new ContentService(app));
  },
  { name: 'content', dependencies: ['database', 'account', 'comment'] },
);
