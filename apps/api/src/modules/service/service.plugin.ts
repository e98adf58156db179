import fp from 'fastify-plugin';
import { ServiceDirectory } from './service.service.ts';
import { announceEndings } from './service.endings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    service: ServiceDirectory;
  }
}

const endingsEveryMs = 30 * 60_000;

export const servicePlugin = fp(
  async (app) => {
    app.decorate('service', new ServiceDirectory(app));
    app.jobs.round(endingsEveryMs, 'subscription.endings', () => announceEndings(app));
  },
  {
    name: 'service',
    dependencies: [
      'database',
      'jobs',
      'notice',
      'catalog',
      'delivery',
      'account',
      'article',
      'content',
      'page',
      'payment',
    ],
  },
);
