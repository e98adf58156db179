import fp from 'fastify-plugin';
import { ChatService } from './chat.service.ts';
import { ChatSocket } from './chat.socket.ts';
import { notifyOfUnread } from './chat.unread.ts';

declare module 'fastify' {
  interface FastifyInstance {
    chat: ChatService;
  }
}

export const chatPlugin = fp(
  async (app) => {
    const open = new Set<ChatSocket>();
    app.decorate('chat', new ChatService(app));
    app.jobs.handle('chat.unread', (id) => notifyOfUnread(app, id));
    app.realtime.io.on('connection', (socket) => {
      const chat = new ChatSocket(app, socket);
      open.add(chat);
      socket.on('disconnect', () => void chat.settled.then(() => open.delete(chat)));
    });
    // Answer events that have arrived before the database closes.
    app.addHook('preClose', async () => {
      await Promise.all([...open].map(({ settled }) => settled));
    });
  },
  { name: 'chat', dependencies: ['database', 'jobs', 'notice', 'realtime'] },
);
