import fp from 'fastify-plugin';
import { ReviewService } from './review.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    review: ReviewService;
  }
}

const askEveryMs = 10 * 60_000;

export const reviewPlugin = fp(
  async (app) => {
    app.decorate('review', new ReviewService(app));
    app.jobs.round(askEveryMs, 'review.ask', () => app.review.ask());
  },
  { name: 'review', dependencies: ['database', 'jobs', 'catalog', 'comment', 'desk', 'notice', 'service'] },
);
