import { bankNames, banks, type BankName, type PaymentProvider } from '@vetka/domain/payment';
import { metaOf } from '@vetka/domain/paging';
import {
  differenceDecisionsOf,
  type Difference,
  type Differences,
  type DifferencesQuery,
  type DifferenceView,
  type ReconciledDays,
} from '@vetka/domain/reconciliation';
import { asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import { differences, payments, reconciledDays } from '../../platform/database/schema/index.ts';

const defaultTake = 24;
const shownDays = 60;

const bankOf = (provider: PaymentProvider): BankName =>
  bankNames.find((name) => banks[name].provider === provider) ?? 'tbank';

export const selectDifferences = (db: Executor) =>
  db
    .select({ row: differences, orderId: payments.orderId })
    .from(differences)
    .leftJoin(payments, eq(payments.id, differences.paymentId))
    .$dynamic();
type Row = Awaited<ReturnType<typeof selectDifferences>>[number];

export const differenceOf = ({ row, orderId }: Row): Difference => ({
  id: row.id,
  bank: bankOf(row.provider),
  kind: row.kind,
  externalId: row.externalId,
  orderId,
  payoutId: row.payoutId,
  ours: row.ours,
  theirs: row.theirs,
  bankStatus: row.bankStatus,
  createdAt: row.createdAt.toISOString(),
  seenAt: row.seenAt.toISOString(),
  resolution: row.resolution,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  reason: row.reason,
  decisions: row.resolvedAt === null ? [...differenceDecisionsOf(row.kind)] : [],
});

const isShown = (view: DifferenceView) =>
  view === 'OPEN' ? isNull(differences.resolvedAt) : isNotNull(differences.resolvedAt);

/** How many differences a view has. */
export async function countDifferences(db: Executor, view: DifferenceView): Promise<number> {
  const [row] = await db.select({ total: count() }).from(differences).where(isShown(view));
  return row?.total ?? 0;
}

/** Open differences, oldest first, or resolved ones, newest first. */
export async function readDifferences(
  { db }: FastifyInstance,
  { view = 'OPEN', page = 1, take = defaultTake }: DifferencesQuery,
): Promise<Differences> {
  const rows = await selectDifferences(db)
    .where(isShown(view))
    .orderBy(...(view === 'OPEN' ? [asc(differences.id)] : [desc(differences.resolvedAt), desc(differences.id)]))
    .limit(take)
    .offset((page - 1) * take);
  return { data: rows.map(differenceOf), meta: metaOf(page, take, await countDifferences(db, view)) };
}

/** Totals of the last days by both books. */
export async function readDays({ db }: FastifyInstance): Promise<ReconciledDays> {
  const rows = await db
    .select()
    .from(reconciledDays)
    .orderBy(desc(reconciledDays.day), asc(reconciledDays.provider))
    .limit(shownDays);
  return {
    data: rows.map(({ id: _id, provider, checkedAt, ...sums }) => ({
      ...sums,
      bank: bankOf(provider),
      checkedAt: checkedAt.toISOString(),
    })),
  };
}
