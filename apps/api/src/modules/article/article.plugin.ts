import fp from 'fastify-plugin';
import { ArticleService } from './article.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    article: ArticleService;
  }
}

export const articlePlugin = fp(
  async (app) => {
    app.decorate('article', new ArticleService(app));
  },
  { name: 'article', dependencies: ['database', 'account', 'comment'] },
);
