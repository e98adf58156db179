import type { LedgerAccount, sellerAccounts } from '@vetka/domain/ledger';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { ledgerEntries, ledgerTransactions } from '../../platform/database/schema/ledger.ts';

type TransactionRow = typeof ledgerTransactions.$inferInsert;

/** The cause of a move of money, and its time. The same `key` is recorded once. */
export type Cause = Omit<TransactionRow, 'id' | 'cause' | 'key'> & Pick<TransactionRow, 'cause' | 'key'>;

export interface Entry {
  account: LedgerAccount;
  amount: number;
  /** Accounts that belong to a seller. */
  serviceId?: number;
  orderServiceId?: number | null;
  orderProductId?: number | null;
}

/**
 * Writes a transaction whose entries add up to zero, once.
 * @returns false when it is already written or moves nothing
 */
export async function write(tx: Transaction, cause: Cause, entries: readonly Entry[]): Promise<boolean> {
  const moved = entries.filter(({ amount }) => amount !== 0);
  if (moved.length === 0) return false;
  const [row] = await tx
    .insert(ledgerTransactions)
    .values(cause)
    .onConflictDoNothing({ target: ledgerTransactions.key })
    .returning({ id: ledgerTransactions.id });
  if (!row) return false;
  await tx.insert(ledgerEntries).values(moved.map((entry) => ({ ...entry, transactionId: row.id })));
  return true;
}

/** The balance of the accounts of an order service, by line (null: the delivery). */
export async function balancesOfPart(tx: Transaction, orderServiceId: number) {
  const rows = await tx
    .select({
      account: ledgerEntries.account,
      serviceId: ledgerEntries.serviceId,
      orderProductId: ledgerEntries.orderProductId,
      amount: sql<string>`sum(${ledgerEntries.amount})`,
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.orderServiceId, orderServiceId))
    .groupBy(ledgerEntries.account, ledgerEntries.serviceId, ledgerEntries.orderProductId)
    .orderBy(ledgerEntries.orderProductId, ledgerEntries.account);
  return rows.map((row) => ({ ...row, amount: Number(row.amount) })).filter(({ amount }) => amount !== 0);
}

type SellerAccount = (typeof sellerAccounts)[number];

/** The balance of each account of a seller. */
export async function balancesOf(db: Executor, serviceId: number): Promise<(account: SellerAccount) => number> {
  const rows = await db
    .select({ account: ledgerEntries.account, amount: sql<string>`sum(${ledgerEntries.amount})` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.serviceId, serviceId))
    .groupBy(ledgerEntries.account);
  return (account) => Number(rows.find((row) => row.account === account)?.amount ?? 0);
}

/** The balance of an account of a seller. */
export async function balanceOf(db: Executor, serviceId: number, account: SellerAccount): Promise<number> {
  const [row] = await db
    .select({ amount: sql<string>`coalesce(sum(${ledgerEntries.amount}), 0)` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.serviceId, serviceId), eq(ledgerEntries.account, account)));
  return Number(row?.amount ?? 0);
}

/** Locks the seller until the transaction ends, so that decisions based on the balance are made one after another. */
export const lockSeller = (tx: Transaction, serviceId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('ledger.seller'), ${serviceId}::int)`);

export async function isWritten(tx: Transaction, key: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.key, key));
  return row !== undefined;
}

/** Kopecks of each line that were returned to the buyer's hold since the sale. */
export async function returnedLines(tx: Transaction, orderServiceId: number): Promise<Map<number | null, number>> {
  const rows = await tx
    .select({
      orderProductId: ledgerEntries.orderProductId,
      amount: sql<string>`sum(${ledgerEntries.amount})`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerEntries.orderServiceId, orderServiceId),
        eq(ledgerEntries.account, 'BUYER_HOLD'),
        inArray(ledgerTransactions.cause, ['REFUND', 'REFUND_FAILED']),
      ),
    )
    .groupBy(ledgerEntries.orderProductId);
  return new Map(rows.map(({ orderProductId, amount }) => [orderProductId, Number(amount)]));
}
