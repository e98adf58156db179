import fp from 'fastify-plugin';
import { IncomeService } from './income.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    income: IncomeService;
  }
}

/** The public service answers two questions a minute. */
const checkEveryMs = 40_000;
const bindEveryMs = 60_000;
const planEveryMs = 60_000;
const sendEveryMs = 15_000;

export const incomePlugin = fp(
  async (app) => {
    const income = new IncomeService(app);
    app.decorate('income', income);
    app.jobs.round(checkEveryMs, 'income.check', () => income.check(), 'outside');
    app.jobs.round(bindEveryMs, 'income.bind', () => income.bind(), 'outside');
    app.jobs.round(planEveryMs, 'income.plan', () => income.plan());
    app.jobs.round(sendEveryMs, 'income.send', () => income.send(), 'outside');
  },
  { name: 'income', dependencies: ['database', 'jobs', 'ledger', 'notice', 'desk', 'payout'] },
);
