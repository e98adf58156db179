import type { SubscriptionReceipt } from '@vetka/domain/service';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { legalInfos } from '../../platform/database/schema/account.ts';
import { payments } from '../../platform/database/schema/payment.ts';
import { subscriptionHoldings } from '../../platform/database/schema/subscription.ts';

/** The data of a payment's fiscal receipt. */
interface StoredReceipt {
  lines?: { name: string; supplier?: { name: string; inn: string } }[];
  customer?: { email?: string | null; phone?: string | null };
}

const findPaid = (db: Executor, holdingIds: number[]) =>
  db
    .select({ payment: payments, name: legalInfos.name, inn: legalInfos.inn })
    .from(payments)
    .innerJoin(subscriptionHoldings, eq(subscriptionHoldings.id, payments.holdingId))
    .leftJoin(legalInfos, eq(legalInfos.id, subscriptionHoldings.legalInfoId))
    .where(and(inArray(payments.holdingId, holdingIds), isNotNull(payments.confirmedAt)))
    .orderBy(asc(payments.id));
type Row = Awaited<ReturnType<typeof findPaid>>[number];

function receiptOf({ payment, name, inn }: Row): SubscriptionReceipt {
  const { lines: [line] = [], customer = {} } = (payment.receipt ?? {}) as StoredReceipt;
  const { supplier } = line ?? {};
  return {
    number: payment.id,
    paidAt: (payment.confirmedAt ?? payment.createdAt).toISOString(),
    amount: payment.amount,
    refundedAmount: payment.refundedAmount,
    title: line?.name ?? 'Подписка',
    seller: supplier ? { name: supplier.name, inn: supplier.inn } : null,
    payer: name !== null && inn !== null ? { name, inn } : null,
    sentTo: customer.email || customer.phone || null,
  };
}

/** Receipts of paid subscriptions, by the id of the subscription. */
export async function findReceipts(db: Executor, holdingIds: number[]): Promise<Map<number, SubscriptionReceipt>> {
  if (holdingIds.length === 0) return new Map();
  const rows = await findPaid(db, holdingIds);
  return new Map(rows.map((row) => [row.payment.holdingId ?? 0, receiptOf(row)]));
}
