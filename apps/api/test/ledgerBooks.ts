import { eq, inArray } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../src/platform/database/connect.ts';
import { ledgerEntries, ledgerTransactions, orderServices, refunds } from '../src/platform/database/schema/index.ts';

const sum = (values: readonly { amount: number }[]): number => values.reduce((total, { amount }) => total + amount, 0);

/**
 * An order whose refunds are all made, in the ledger: nothing is on hold, the bank holds the expected amount, and each
 * part belongs to its seller unless it was cancelled or refunded, and is available once completed.
 * @param held kopecks at the bank
 */
export async function checkLedger(
  db: Database,
  orderId: number,
  { held, parts }: { held: number; parts: readonly number[] },
): Promise<void> {
  const rows = await db
    .select({ account: ledgerEntries.account, amount: ledgerEntries.amount, part: ledgerEntries.orderServiceId })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(eq(ledgerTransactions.orderId, orderId));
  const on = (account: string, part?: number) =>
    sum(rows.filter((row) => row.account === account && (part === undefined || row.part === part)));
  expect(sum(rows)).toBe(0);
  expect([on('BANK'), on('BUYER_HOLD')]).toEqual([0 - held, 0]);
  const found = await db
    .select()
    .from(orderServices)
    .where(inArray(orderServices.id, [...parts]));
  const back = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderServiceId, [...parts]));
  for (const { id, total, status, cancelledAt } of found) {
    const returned = sum(back.filter(({ orderServiceId, state }) => orderServiceId === id && state !== 'FAILED'));
    const left = cancelledAt === null ? total - returned : 0;
    const commission = on('COMMISSION', id) + on('COMMISSION_TAX', id);
    const isCompleted = status === 'COMPLETED';
    expect([on('SELLER_PENDING', id), on('SELLER_AVAILABLE', id)]).toEqual(
      isCompleted ? [0, left - commission] : [left - commission, 0],
    );
    // 15 % of the remaining goods; each line is rounded.
    expect(commission).toBeLessThanOrEqual(left * 0.15 + 1);
  }
}
