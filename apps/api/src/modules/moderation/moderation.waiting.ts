import type { WaitingModeration } from '@vetka/domain/moderation';
import type { FastifyInstance } from 'fastify';
import { gathered } from '../../platform/database/gathered.ts';
import { countAllGivenUp } from './moderation.jobs.ts';

/** How much waits in each queue. Each room counts with the same function, so a count never differs from its room. */
export async function readWaiting(app: FastifyInstance): Promise<WaitingModeration> {
  const [SHOPS, PRODUCTS, cases, appeals, DISPUTES, PAYOUTS, RECEIPTS, DIFFERENCES, JOBS] = await gathered(() =>
    Promise.all([
      app.opening.countModerated(),
      app.goods.countModerated(),
      app.moderation.count('WAITING'),
      app.moderation.count('APPEALS'),
      app.desk.countDisputes(),
      app.payout.countQueue('TROUBLE'),
      app.receipt.countProblems(),
      app.reconciliation.countOpen(),
      countAllGivenUp(app.db),
    ]),
  );
  return { SHOPS, PRODUCTS, COMPLAINTS: cases + appeals, DISPUTES, PAYOUTS, RECEIPTS, DIFFERENCES, JOBS };
}
