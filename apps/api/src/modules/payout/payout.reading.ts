import {
  maskedAccount,
  payoutHoldKinds,
  type Payout,
  type PayoutHold,
  type PayoutItem,
  type Payouts,
} from '@vetka/domain/payout';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor } from '../../platform/database/connect.ts';
import { payoutAccounts, payoutHolds, payoutItems, payouts } from '../../platform/database/schema/payout.ts';
import { isOpenHold } from './payout.repository.ts';

const defaultTake = 24;

/** The items of each payout. */
export async function itemsOf(db: Executor, ids: readonly number[]): Promise<Map<number, PayoutItem[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      payoutId: payoutItems.payoutId,
      orderServiceId: payoutItems.orderServiceId,
      amount: payoutItems.amount,
    })
    .from(payoutItems)
    .where(inArray(payoutItems.payoutId, [...ids]))
    .orderBy(payoutItems.id);
  const byPayout = new Map<number, PayoutItem[]>();
  for (const { payoutId, ...item } of rows) byPayout.set(payoutId, [...(byPayout.get(payoutId) ?? []), item]);
  return byPayout;
}

/** A bank's message without account numbers, because managers see it too. */
const withoutAccounts = (text: string): string => text.replaceAll(/\d{5,}/g, maskedAccount);

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

interface Row {
  payout: typeof payouts.$inferSelect;
  account: string;
  bankName: string;
}

export const payoutOf = ({ payout, account, bankName }: Row, items: PayoutItem[]): Payout => ({
  id: payout.id,
  state: payout.state,
  amount: payout.amount,
  account: maskedAccount(account),
  bankName,
  reference: payout.externalId ?? '',
  reason: payout.state === 'FAILED' || payout.state === 'RETURNED' ? withoutAccounts(payout.reason) : '',
  createdAt: payout.createdAt.toISOString(),
  paidAt: iso(payout.paidAt),
  endedAt: iso(payout.endedAt),
  items,
});

export const selectPayouts = (db: Executor) =>
  db
    .select({ payout: payouts, account: payoutAccounts.account, bankName: payoutAccounts.bankName })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.id, payouts.accountId))
    .$dynamic();

type HoldRow = typeof payoutHolds.$inferSelect;

/** The words of a hold as the shop reads them; the administration's own are left as they are. */
export const reasonForShop = ({ kind, reason }: Pick<HoldRow, 'kind' | 'reason'>): string =>
  kind === 'ADMINISTRATION' ? reason : withoutAccounts(reason);

/** A hold as it is stored. */
export const holdOf = ({ kind, reason, createdAt }: HoldRow): PayoutHold => ({
  kind,
  reason,
  createdAt: createdAt.toISOString(),
});

/** Holds by kind: those that only the administration lifts come first. */
export const byKind = (one: HoldRow, other: HoldRow): number =>
  payoutHoldKinds.indexOf(one.kind) - payoutHoldKinds.indexOf(other.kind);

/** The main open hold of a shop. */
async function findHold(db: Executor, serviceId: number): Promise<Payouts['hold']> {
  const rows = await db.select().from(payoutHolds).where(isOpenHold(serviceId));
  const [row] = rows.toSorted(byKind);
  return row ? { ...holdOf(row), reason: reasonForShop(row) } : null;
}

/** Payouts of a shop, newest first. */
export async function readPayouts(
  { db, ledger }: FastifyInstance,
  serviceId: number,
  { page = 1, take = defaultTake }: PageQuery,
): Promise<Payouts> {
  const isOwn = eq(payouts.serviceId, serviceId);
  const [rows, [counted], [account], balance, hold] = await Promise.all([
    selectPayouts(db)
      .where(isOwn)
      .orderBy(desc(payouts.id))
      .limit(take)
      .offset((page - 1) * take),
    db.select({ total: count() }).from(payouts).where(isOwn),
    db
      .select({ activeFrom: payoutAccounts.activeFrom, refusal: payoutAccounts.refusal })
      .from(payoutAccounts)
      .where(and(eq(payoutAccounts.serviceId, serviceId), isNull(payoutAccounts.endedAt))),
    ledger.balancesOf(db, serviceId),
    findHold(db, serviceId),
  ]);
  const items = await itemsOf(
    db,
    rows.map(({ payout }) => payout.id),
  );
  return {
    data: rows.map((row) => payoutOf(row, items.get(row.payout.id) ?? [])),
    meta: metaOf(page, take, counted?.total ?? 0),
    available: Math.max(0, balance('SELLER_AVAILABLE')),
    inFlight: balance('SELLER_PAYOUT'),
    debt: Math.max(0, -balance('SELLER_DEBT')),
    hold,
    requisitesFrom: iso(account?.activeFrom ?? null),
    requisitesRefusal: account?.refusal ? withoutAccounts(account.refusal) : null,
  };
}
