import { canTakeBack, type Difference } from '@vetka/domain/reconciliation';
import { and, eq, gt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { differences } from '../../platform/database/schema/index.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { reconciliationMessages as messages } from './reconciliation.messages.ts';
import { differenceOf, selectDifferences } from './reconciliation.reading.ts';
import { moreAtBank, type DifferenceRow } from './reconciliation.resolve.ts';

/** Writes the entries that reverse those of a decision. */
async function reverse({ ledger }: FastifyInstance, tx: Transaction, row: DifferenceRow): Promise<void> {
  const { id, resolution, paymentId, payoutId, ours, theirs } = row;
  if (resolution === 'RECORDED')
    await ledger.bankFee(tx, { key: `bank-fee-correction-back:${id}`, paymentId }, ours - theirs);
  if (resolution === 'CORRECTED')
    await ledger.correction(tx, { key: `correction-back:${id}`, paymentId, payoutId }, -moreAtBank(row));
}

/**
 * Reverses a decision. The difference stays as it was decided about, and another one is open with the same sums. Only
 * the latest decision about an operation is reversed: later sums already count with it.
 * @throws Refusal 404, 409
 */
export async function takeBackDecision(app: FastifyInstance, tx: Transaction, id: number): Promise<Difference> {
  const [row] = await tx.select().from(differences).where(eq(differences.id, id)).for('update');
  if (!row) throw notFound('reconciliation.unknown', messages.unknown);
  if (!canTakeBack(row)) throw conflict('reconciliation.not-reversible', messages.notTakenBack);
  const { provider, kind, externalId, paymentId, payoutId, ours, theirs, bankStatus, seenAt } = row;
  const isLater = and(
    eq(differences.provider, provider),
    eq(differences.externalId, externalId),
    eq(differences.kind, kind),
    gt(differences.id, id),
  );
  if ((await tx.$count(differences, isLater)) > 0)
    throw conflict('reconciliation.decided-later', messages.decidedLater);
  await reverse(app, tx, row);
  await tx.update(differences).set({ resolution: 'TAKEN_BACK' }).where(eq(differences.id, id));
  await tx
    .insert(differences)
    .values({ provider, kind, externalId, paymentId, payoutId, ours, theirs, bankStatus, seenAt });
  const [taken] = await selectDifferences(tx).where(eq(differences.id, id));
  if (!taken) throw notFound();
  return differenceOf(taken);
}
