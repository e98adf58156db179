import fp from 'fastify-plugin';
import { ReceiptService } from './receipt.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    receipt: ReceiptService;
  }
}

const roundEveryMs = 15_000;

export const receiptPlugin = fp(
  async (app) => {
    const receipt = new ReceiptService(app);
    app.decorate('receipt', receipt);
    app.jobs.round(roundEveryMs, 'receipt.send', () => receipt.send(), 'outside');
  },
  { name: 'receipt', dependencies: ['database', 'jobs'] },
);
