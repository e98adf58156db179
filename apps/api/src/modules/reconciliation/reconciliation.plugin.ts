import fp from 'fastify-plugin';
import { ReconciliationService } from './reconciliation.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    reconciliation: ReconciliationService;
  }
}

const dayMs = 24 * 60 * 60_000;

export const reconciliationPlugin = fp(
  async (app) => {
    const reconciliation = new ReconciliationService(app);
    app.decorate('reconciliation', reconciliation);
    const run = async () => {
      const { open } = await reconciliation.run();
      if (open > 0) app.log.error({ open }, 'the books differ from those of the bank');
    };
    app.jobs.round(dayMs, 'reconciliation.run', run, 'outside');
  },
  { name: 'reconciliation', dependencies: ['database', 'jobs', 'ledger', 'order', 'payment', 'payout'] },
);
