import type { PaymentProvider } from '@vetka/domain/payment';
import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { differences, payments, payouts, reconciledDays } from '../../platform/database/schema/index.ts';
import type { Found } from './reconciliation.compare.ts';

type Day = Omit<typeof reconciledDays.$inferInsert, 'id'>;

/** The result of one comparison, and the operations it covers. */
export interface Comparison {
  provider: PaymentProvider;
  found: readonly (Found & { bankStatus: string })[];
  /** Numbers of the operations that both sides answered about. */
  compared: ReadonlySet<string>;
  days: readonly Day[];
}

/** Our ids for a number of the bank. */
async function subjectsOf(tx: Transaction, provider: PaymentProvider, numbers: readonly string[]) {
  const wanted = ['', ...numbers];
  const ofPayments = await tx
    .select({ id: payments.id, externalId: payments.externalId })
    .from(payments)
    .where(and(eq(payments.provider, provider), inArray(payments.externalId, wanted)));
  const ofPayouts = await tx
    .select({ id: payouts.id, externalId: payouts.externalId })
    .from(payouts)
    .where(and(eq(payouts.provider, provider), inArray(payouts.externalId, wanted)));
  const idIn = (rows: readonly { id: number; externalId: string | null }[], number: string) =>
    rows.find(({ externalId }) => externalId === number)?.id ?? null;
  return ({ kind, externalId }: Found) => ({
    paymentId: kind === 'PAYOUT' ? null : idIn(ofPayments, externalId),
    payoutId: kind === 'PAYOUT' ? idIn(ofPayouts, externalId) : null,
  });
}

const sameSubject = (one: Pick<Found, 'kind' | 'externalId'>, other: Pick<Found, 'kind' | 'externalId'>): boolean =>
  one.kind === other.kind && one.externalId === other.externalId;

/**
 * Stores the differences found: a new one is opened, a known one gets its current amounts, and one that no longer
 * exists is closed. An accepted difference stays accepted until its amounts change; a refused refund is settled, and
 * another one of the same amount is another difference.
 */
export async function keep(tx: Transaction, { provider, found, compared, days }: Comparison): Promise<void> {
  const now = new Date();
  const open = await tx
    .select()
    .from(differences)
    .where(and(eq(differences.provider, provider), isNull(differences.resolvedAt)));
  const accepted = await tx
    .select()
    .from(differences)
    .where(
      and(
        eq(differences.provider, provider),
        eq(differences.resolution, 'ACCEPTED'),
        ne(differences.kind, 'REFUND_REFUSED'),
      ),
    );
  const subjectOf = await subjectsOf(
    tx,
    provider,
    found.map(({ externalId }) => externalId),
  );
  for (const each of found) {
    const { kind, externalId, ours, theirs, bankStatus } = each;
    const known = open.find((row) => sameSubject(row, each));
    const change = { ours, theirs, bankStatus, seenAt: now };
    const isAccepted = accepted.some((row) => sameSubject(row, each) && row.ours === ours && row.theirs === theirs);
    if (known) await tx.update(differences).set(change).where(eq(differences.id, known.id));
    else if (!isAccepted)
      await tx.insert(differences).values({ provider, kind, externalId, ...subjectOf(each), ...change });
  }
  const over = open.filter((row) => compared.has(row.externalId) && !found.some((each) => sameSubject(row, each)));
  await tx
    .update(differences)
    .set({ resolution: 'GONE', resolvedAt: now })
    .where(inArray(differences.id, [0, ...over.map(({ id }) => id)]));
  for (const day of days)
    await tx
      .insert(reconciledDays)
      .values(day)
      .onConflictDoUpdate({ target: [reconciledDays.provider, reconciledDays.day], set: day });
}
