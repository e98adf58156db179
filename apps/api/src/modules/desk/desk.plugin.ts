import fp from 'fastify-plugin';
import { followOrders } from './desk.effects.ts';
import { sendGiftLink } from './desk.gift.sms.ts';
import { Desks } from './desk.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    desk: Desks;
  }
}

const clocksEveryMs = 15_000;

export const deskPlugin = fp(
  async (app) => {
    app.decorate('desk', new Desks(app));
    followOrders(app);
    app.jobs.handle('order.gift', (id) => sendGiftLink(app, id));
    app.jobs.round(clocksEveryMs, 'desk.clocks', () => app.desk.ringClocks());
  },
  {
    name: 'desk',
    dependencies: ['chat', 'database', 'jobs', 'live', 'notice', 'order', 'payment', 'service', 'limits'],
  },
);
