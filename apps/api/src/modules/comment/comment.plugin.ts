import fp from 'fastify-plugin';
import { CommentService } from './comment.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    comment: CommentService;
  }
}

export const commentPlugin = fp(
  async (app) => {
    app.decorate('comment', new CommentService(app));
  },
  { name: 'comment', dependencies: ['database', 'notice'] },
);
