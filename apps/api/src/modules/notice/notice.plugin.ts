import fp from 'fastify-plugin';
import { deliverOnNotices } from './notice.wake.ts';
import { Outbox } from './notice.outbox.ts';
import { Notices } from './notice.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    notices: Notices;
  }
}

export const noticePlugin = fp(
  async (app) => {
    app.decorate('notices', new Notices(app));
    deliverOnNotices(app, new Outbox(app));
  },
  { name: 'notice', dependencies: ['database', 'jobs', 'session', 'live'] },
);
