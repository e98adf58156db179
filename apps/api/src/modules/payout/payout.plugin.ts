import fp from 'fastify-plugin';
import { PayoutService } from './payout.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    payout: PayoutService;
  }
}

const registerEveryMs = 60_000;
const dealsEveryMs = 60 * 60_000;
const planEveryMs = 15_000;
const sendEveryMs = 15_000;

export const payoutPlugin = fp(
  async (app) => {
    const payout = new PayoutService(app);
    app.decorate('payout', payout);
    app.jobs.round(dealsEveryMs, 'payout.deals', () => payout.turnDeals(), 'bank');
    app.jobs.round(registerEveryMs, 'payout.register', () => payout.register(), 'bank');
    app.jobs.round(planEveryMs, 'payout.plan', () => payout.plan());
    app.jobs.round(sendEveryMs, 'payout.send', () => payout.send(), 'bank');
  },
  { name: 'payout', dependencies: ['database', 'jobs', 'ledger', 'notice', 'desk', 'account', 'sign-in'] },
);
