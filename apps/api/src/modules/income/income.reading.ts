import type { SellerIncome, SellerIncomes, SellerTaxes } from '@vetka/domain/income';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import { and, count, desc, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { legalInfos, sellerIncomes, services, taxpayers } from '../../platform/database/schema/index.ts';

const defaultTake = 24;

type Row = typeof sellerIncomes.$inferSelect;

const incomeOf = (row: Row): SellerIncome => ({
  id: row.id,
  orderServiceId: row.orderServiceId,
  name: row.name,
  amount: row.amount,
  state: row.state,
  soldAt: row.soldAt.toISOString(),
  deadline: row.deadline,
  receiptId: row.receiptId,
  url: row.url,
  error: row.error,
});

/** What the tax service knows about the seller of a shop; null when the seller is not self-employed. */
async function readTaxes({ db, config, providers }: FastifyInstance, serviceId: number): Promise<SellerTaxes | null> {
  const [row] = await db
    .select({ subject: legalInfos.subjectType, taxpayer: taxpayers })
    .from(services)
    .innerJoin(legalInfos, eq(legalInfos.id, services.legalInfoId))
    .leftJoin(taxpayers, eq(taxpayers.inn, legalInfos.inn))
    .where(eq(services.id, serviceId));
  if (row?.subject !== 'INDIVIDUAL_SUBJECT') return null;
  return {
    status: row.taxpayer?.state ?? 'UNKNOWN',
    checkedAt: row.taxpayer?.checkedAt?.toISOString() ?? null,
    binding: row.taxpayer?.binding ?? 'NONE',
    issuer: providers.tax.incomes ? config.legal.selfEmployedReceipts : 'seller',
  };
}

/** Receipts of «Мой налог» of a shop, newest first. */
export async function readIncomes(
  app: FastifyInstance,
  serviceId: number,
  { page = 1, take = defaultTake }: PageQuery,
): Promise<SellerIncomes> {
  const isShown = and(eq(sellerIncomes.serviceId, serviceId), ne(sellerIncomes.state, 'DROPPED'));
  const [rows, [counted], taxes] = await Promise.all([
    app.db
      .select()
      .from(sellerIncomes)
      .where(isShown)
      .orderBy(desc(sellerIncomes.id))
      .limit(take)
      .offset((page - 1) * take),
    app.db.select({ total: count() }).from(sellerIncomes).where(isShown),
    readTaxes(app, serviceId),
  ]);
  return {
    taxes,
    data: rows.map(incomeOf),
    meta: metaOf(page, take, counted?.total ?? 0),
  };
}
