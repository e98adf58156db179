import fp from 'fastify-plugin';
import { ReviewService } from './review.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    review: ReviewService;
  }
}

export const reviewPlugin = fp(
  async (app) => {
    app.decorate('review', new ReviewService(app));
  },
  { name: 'review', dependencies: ['database', 'catalog', 'comment', 'service'] },
);
