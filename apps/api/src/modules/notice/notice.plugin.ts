import fp from 'fastify-plugin';
import { deliverOnNotices } from './notice.wake.ts';
import { Outbox } from './notice.outbox.ts';
import { deleteOldNotices } from './notice.retention.ts';
import { Notices } from './notice.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    notices: Notices;
  }
}

const sweepEveryMs = 3_600_000;
const newsEveryMs = 5000;

export const noticePlugin = fp(
  async (app) => {
    app.decorate('notices', new Notices(app));
    app.jobs.every(sweepEveryMs, 'notice.delete-old', () => deleteOldNotices(app.db));
    deliverOnNotices(app, new Outbox(app));
    app.jobs.every(newsEveryMs, 'notice.news', () => app.notices.spreadNews());
  },
  { name: 'notice', dependencies: ['database', 'jobs', 'session', 'live'] },
);
