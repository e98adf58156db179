import fp from 'fastify-plugin';
import { CommissionRulesBook } from './commission.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    commission: CommissionRulesBook;
  }
}

export const commissionPlugin = fp(
  async (app) => {
    app.decorate('commission', new CommissionRulesBook(app));
  },
  { name: 'commission', dependencies: ['database', 'ledger', 'desk', 'notice'] },
);
