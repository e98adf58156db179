import type { WaitingModeration } from '@vetka/domain/moderation';
import type { Meta } from '@vetka/domain/paging';
import type { FastifyInstance } from 'fastify';
import { readGivenUp } from './moderation.jobs.ts';

/** A page as short as there is: only its total is used. */
const shortest = { page: 1, take: 1 };

const totalOf = async (page: Promise<{ meta: Meta }>): Promise<number> => (await page).meta.total;

/** How much waits in each queue. The queues themselves are read, so that a count never differs from its room. */
export async function readWaiting(app: FastifyInstance): Promise<WaitingModeration> {
  const cases = (view: 'WAITING' | 'APPEALS') => totalOf(app.moderation.list({ ...shortest, view }));
  const [SHOPS, PRODUCTS, waiting, appeals, DISPUTES, PAYOUTS, RECEIPTS, DIFFERENCES, JOBS] = await Promise.all([
    totalOf(app.opening.moderated(shortest)),
    totalOf(app.goods.moderated(shortest)),
    cases('WAITING'),
    cases('APPEALS'),
    totalOf(app.desk.disputes(shortest)),
    totalOf(app.payout.queue({ ...shortest, view: 'TROUBLE' })),
    totalOf(app.receipt.read({ ...shortest, view: 'PROBLEMS' })),
    totalOf(app.reconciliation.read({ ...shortest, view: 'OPEN' })),
    totalOf(readGivenUp(app.db, shortest)),
  ]);
  return { SHOPS, PRODUCTS, COMPLAINTS: waiting + appeals, DISPUTES, PAYOUTS, RECEIPTS, DIFFERENCES, JOBS };
}
