import fp from 'fastify-plugin';
import * as posting from './ledger.posting.ts';

declare module 'fastify' {
  interface FastifyInstance {
    ledger: typeof posting;
  }
}

export const ledgerPlugin = fp(
  async (app) => {
    app.decorate('ledger', posting);
    app.order.onPaid(async (tx, _order, parts) => {
      for (const { id } of parts) await posting.sell(tx, id);
    });
    app.order.onCompleted((tx, part) => posting.release(tx, part.id));
  },
  { name: 'ledger', dependencies: ['database', 'order'] },
);
