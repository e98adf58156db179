import fp from 'fastify-plugin';
import { ChatService } from './chat.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    chat: ChatService;
  }
}

export const chatPlugin = fp(
  async (app) => {
    app.decorate('chat', new ChatService(app));
  },
  { name: 'chat', dependencies: ['database'] },
);
