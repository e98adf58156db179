import { canMovePayout, payoutMinimum, type PayoutState } from '@vetka/domain/payout';
import type { PaymentProvider } from '@vetka/domain/payment';
import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import {
  payoutAccounts,
  payoutDeals,
  payoutHolds,
  payoutItems,
  payouts,
  payoutStateChanges,
} from '../../platform/database/schema/index.ts';
import type { Item } from './payout.due.ts';

export type PayoutRow = typeof payouts.$inferSelect;
type NewPayoutRow = typeof payouts.$inferInsert;

/** Sellers who may be due a payout. Planning decides. */
export async function findCandidates(db: Executor, provider: PaymentProvider, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select a.service_id as id from payout_accounts a
    where a.ended_at is null and a.active_from <= ${now} and a.provider = ${provider}
      and not exists (select from payout_holds h where h.service_id = a.service_id and h.lifted_at is null)
      and not exists (select from payouts p where p.service_id = a.service_id and p.state in ('CREATED', 'SENT'))
      and (select sum(e.amount) from ledger_entries e
        where e.service_id = a.service_id and e.account = 'SELLER_AVAILABLE') >= ${payoutMinimum}
    order by a.service_id`);
  return rows.map(({ id }) => id);
}

/** The requisites that a shop is paid to now: known to the bank, and after their pause. */
export async function findReadyAccount(tx: Transaction, serviceId: number, provider: PaymentProvider, now: Date) {
  const [row] = await tx
    .select()
    .from(payoutAccounts)
    .where(
      and(
        eq(payoutAccounts.serviceId, serviceId),
        eq(payoutAccounts.provider, provider),
        isNull(payoutAccounts.endedAt),
        lte(payoutAccounts.activeFrom, now),
      ),
    );
  return row;
}

const dated = (at: Date | undefined) => (at ? { createdAt: at } : {});

export async function insertPayout(tx: Transaction, row: NewPayoutRow, items: readonly Item[]): Promise<number> {
  const [made] = await tx.insert(payouts).values(row).returning({ id: payouts.id });
  if (!made) throw new Error('The insert of a payout returned no row.');
  const payoutId = made.id;
  if (items.length > 0) await tx.insert(payoutItems).values(items.map((item) => ({ ...item, payoutId })));
  await tx.insert(payoutStateChanges).values({ payoutId, toState: 'CREATED', ...dated(row.createdAt) });
  return payoutId;
}

/** How long a claimed payout belongs to its worker (ms): longer than all calls to the bank together. */
const leaseMs = 120_000;

/**
 * Claims the next payout that the bank has to be asked about. Other workers claim other ones. Attempts are counted
 * until the bank has prepared one: from then on `number` stays the number of the order at the bank.
 */
export async function claimDue(db: Executor, now: Date): Promise<PayoutRow | undefined> {
  const due = db
    .select({ id: payouts.id })
    .from(payouts)
    .where(lte(payouts.nextAt, now))
    .orderBy(asc(payouts.nextAt), asc(payouts.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(payouts)
    .set({
      attempts: sql`${payouts.attempts} + case when ${payouts.externalId} is null then 1 else 0 end`,
      nextAt: new Date(now.getTime() + leaseMs),
    })
    .where(sql`${payouts.id} in (${due})`)
    .returning();
  return row;
}

export async function findPayout(db: Executor, id: number): Promise<PayoutRow | undefined> {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, id));
  return row;
}

export async function lockPayout(tx: Transaction, id: number): Promise<PayoutRow | undefined> {
  const [row] = await tx.select().from(payouts).where(eq(payouts.id, id)).for('update');
  return row;
}

export const updatePayout = (db: Executor, id: number, change: Partial<NewPayoutRow>) =>
  db.update(payouts).set(change).where(eq(payouts.id, id));

/**
 * Moves a locked payout to another state and records the move, with the current time by default. @throws for a
 * transition that is not allowed
 */
export async function movePayout(
  tx: Transaction,
  { id, state: from, bankStatus }: PayoutRow,
  state: PayoutState,
  change: Partial<NewPayoutRow>,
  at?: Date,
): Promise<void> {
  if (!canMovePayout(from, state)) throw new Error(`Payout ${id} cannot go from ${from} to ${state}.`);
  await updatePayout(tx, id, { ...change, state });
  await tx.insert(payoutStateChanges).values({
    payoutId: id,
    fromState: from,
    toState: state,
    bankStatus: change.bankStatus ?? bankStatus,
    reason: change.reason ?? '',
    ...dated(at),
  });
}

/** Payouts of a shop that the bank does not know or cannot execute yet. */
export const lockCreated = (tx: Transaction, serviceId: number): Promise<PayoutRow[]> =>
  tx
    .select()
    .from(payouts)
    .where(and(eq(payouts.serviceId, serviceId), eq(payouts.state, 'CREATED')))
    .orderBy(asc(payouts.id))
    .for('update');

/** The open holds of a shop: at most one of each kind. */
export const isOpenHold = (serviceId: number) =>
  and(eq(payoutHolds.serviceId, serviceId), isNull(payoutHolds.liftedAt));

export async function isHeld(db: Executor, serviceId: number): Promise<boolean> {
  return (await db.$count(payoutHolds, isOpenHold(serviceId))) > 0;
}

/** @returns false when the shop is already on hold for this reason */
export async function insertHold(tx: Transaction, hold: typeof payoutHolds.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(payoutHolds)
    .values(hold)
    .onConflictDoNothing({ target: [payoutHolds.serviceId, payoutHolds.kind], where: isNull(payoutHolds.liftedAt) })
    .returning({ id: payoutHolds.id });
  return rows.length > 0;
}

/**
 * Number of consecutive payouts of a shop that the bank refused since the administration last lifted a hold. One for
 * taxes lifts itself.
 */
export async function countRefusals(tx: Transaction, serviceId: number): Promise<number> {
  const { rows } = await tx.execute<{ refused: number }>(sql`
    select count(*)::int as refused from payouts p where p.service_id = ${serviceId} and p.state = 'FAILED' and p.bank_status is not null
      and p.id > coalesce((select max(d.id) from payouts d where d.service_id = p.service_id and d.state = 'PAID'), 0)
      and p.ended_at > coalesce((select max(h.lifted_at) from payout_holds h where h.service_id = p.service_id and h.kind <> 'TAX_STATUS'), '-infinity')`);
  return rows[0]?.refused ?? 0;
}

/** The deal that payments are made into now. */
export async function findOpenDeal(db: Executor, provider: PaymentProvider, since: Date) {
  const [row] = await db
    .select()
    .from(payoutDeals)
    .where(
      and(eq(payoutDeals.provider, provider), isNull(payoutDeals.closedAt), sql`${payoutDeals.createdAt} > ${since}`),
    )
    .orderBy(desc(payoutDeals.createdAt))
    .limit(1);
  return row;
}

export async function findDeal(db: Executor, id: number) {
  const [row] = await db.select().from(payoutDeals).where(eq(payoutDeals.id, id));
  return row;
}

export async function findAccount(db: Executor, id: number) {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.id, id));
  return row;
}
