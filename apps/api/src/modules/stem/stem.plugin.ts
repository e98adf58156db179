import fp from 'fastify-plugin';
import { writeOffAllExpired } from './stem.expiry.ts';
import { turnFreshPrices } from './stem.freshness.ts';
import { StemService } from './stem.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    stem: StemService;
  }
}

const minuteMs = 60_000;

export const stemPlugin = fp(
  async (app) => {
    app.decorate('stem', new StemService(app));
    app.jobs.round(minuteMs, 'stem.expiry', () => writeOffAllExpired(app.db));
    app.jobs.round(minuteMs, 'stem.freshness', () => turnFreshPrices(app.db));
  },
  { name: 'stem', dependencies: ['database', 'jobs', 'desk', 'goods'] },
);
