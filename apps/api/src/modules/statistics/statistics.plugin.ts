import fp from 'fastify-plugin';
import { StatisticsService } from './statistics.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    statistics: StatisticsService;
  }
}

const saveEveryMs = 10_000;

export const statisticsPlugin = fp(
  async (app) => {
    const statistics = new StatisticsService(app);
    app.decorate('statistics', statistics);
    app.jobs.every(saveEveryMs, 'statistics.counts', () => statistics.counter.save());
    app.addHook('preClose', async () => {
      await statistics.counter.save().catch((error: unknown) => app.log.warn({ err: error }, 'page views are lost'));
    });
  },
  { name: 'statistics', dependencies: ['database', 'jobs'] },
);
