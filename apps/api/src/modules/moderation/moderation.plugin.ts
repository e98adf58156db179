import fp from 'fastify-plugin';
import { Moderation } from './moderation.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    moderation: Moderation;
  }
}

export const moderationPlugin = fp(
  async (app) => {
    app.decorate('moderation', new Moderation(app));
  },
  { name: 'moderation', dependencies: ['database'] },
);
