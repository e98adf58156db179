import { incomeDeadline, incomeName, incomeNameLimit } from '@vetka/domain/income';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderProducts, sellerIncomes } from '../../platform/database/schema/index.ts';
import { incomeMessages } from './income.messages.ts';
import { findChanges, type Change } from './income.sums.ts';

async function nameOf(tx: Transaction, { orderServiceId }: Change): Promise<string> {
  if (orderServiceId === null) return incomeMessages.subscription;
  const rows = await tx
    .select({ title: orderProducts.title })
    .from(orderProducts)
    .where(eq(orderProducts.orderServiceId, orderServiceId))
    .orderBy(asc(orderProducts.id));
  return incomeName(
    rows.map(({ title }) => title),
    incomeNameLimit,
  );
}

async function add(tx: Transaction, found: Change): Promise<void> {
  const { serviceId, orderServiceId, holdingId, inn, amount, soldAt } = found;
  await tx
    .insert(sellerIncomes)
    .values({
      serviceId,
      orderServiceId,
      holdingId,
      inn,
      amount,
      soldAt,
      name: await nameOf(tx, found),
      deadline: incomeDeadline(soldAt),
      nextAt: new Date(),
    })
    .onConflictDoNothing();
}

/** An unsent income is changed in place. A registered one is annulled, and the next round registers the remainder. */
async function change(tx: Transaction, id: number, amount: number): Promise<void> {
  const [row] = await tx.select().from(sellerIncomes).where(eq(sellerIncomes.id, id)).for('update');
  if (!row || row.amount === amount) return;
  const isUnknown = row.state === 'REFUSED' || (row.state === 'WAITING' && row.attempts === 0);
  if (!isUnknown && row.state !== 'REGISTERED') return;
  const annulled = { state: 'CANCELLING', nextAt: new Date() } as const;
  const corrected = { state: 'WAITING', amount, nextAt: new Date(), error: '' } as const;
  const dropped = { state: 'DROPPED', nextAt: null, error: '' } as const;
  const left = amount > 0 ? corrected : dropped;
  await tx
    .update(sellerIncomes)
    .set({ attempts: 0, ...(isUnknown ? left : annulled) })
    .where(eq(sellerIncomes.id, id));
}

/** Makes the receipts follow the ledger: a sale gets one, and a refund annuls it or replaces it by another. */
export const planIncomes = (app: FastifyInstance): Promise<void> =>
  app.db.transaction(async (tx) => {
    for (const found of await findChanges(tx, app.config.legal.selfEmployedIncome)) {
      await (found.liveId === null ? add(tx, found) : change(tx, found.liveId, found.amount));
    }
  });
