import fp from 'fastify-plugin';
import { Outbox } from './notice.outbox.ts';
import { deliveryJobs } from './notice.outgoing.ts';
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
    app.jobs.round(sweepEveryMs, 'notice.delete-old', () => deleteOldNotices(app.db));
    const outbox = new Outbox(app);
    for (const kind of Object.values(deliveryJobs)) app.jobs.handle(kind, (id, isLast) => outbox.send(id, isLast));
    app.jobs.round(newsEveryMs, 'notice.news', () => app.notices.spreadNews());
  },
  { name: 'notice', dependencies: ['database', 'jobs', 'session', 'live'] },
);
