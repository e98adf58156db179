import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { promotions } from '../../platform/database/schema/promotion.ts';
import { isChosen, isRunning } from '../../platform/promotions/promotions.sql.ts';

/** Products of one transaction. */
const batchSize = 200;

/** Products whose price a promotion may change: those that it has lowered, and those covered by open consents. */
async function findAffected(db: Executor, id: number, serviceId: number | null): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select p.id from products p
    where (${serviceId}::int is null or p.service_id = ${serviceId}::int) and p.status <> 'ARCHIVED' and (
      exists (select from promotion_prices pp where pp.product_id = p.id and pp.promotion_id = ${id})
      or exists (select from promotion_consents c
        where c.service_id = p.service_id and c.promotion_id = ${id} and c.left_at is null and ${isChosen})
    ) order by 1`);
  return rows.map((row) => row.id);
}

async function refresh({ stemStock }: FastifyInstance, tx: Transaction, ids: readonly number[]): Promise<void> {
  await stemStock.lock(tx, ids);
  await stemStock.refresh(tx, ids);
}

/** Brings the prices of a shop in line with its consents, in the transaction in which it gives or withdraws one. */
export async function followInShop(
  app: FastifyInstance,
  tx: Transaction,
  serviceId: number,
  work: { id: number; change: () => Promise<void> },
): Promise<void> {
  const before = await findAffected(tx, work.id, serviceId);
  await work.change();
  const ids = new Set([...before, ...(await findAffected(tx, work.id, serviceId))]);
  await refresh(app, tx, [...ids]);
}

/** Brings all prices in line with a promotion, a batch of products at a time. */
export async function followPromotion(app: FastifyInstance, id: number): Promise<void> {
  const { db } = app;
  const { rows } = await db.execute<{ written: string; runs: boolean }>(
    sql`select xmin::text as written, ${isRunning} as runs from promotions promo where promo.id = ${id}`,
  );
  const [seen] = rows;
  if (!seen) return;
  const ids = await findAffected(db, id, null);
  for (let from = 0; from < ids.length; from += batchSize) {
    await db.transaction((tx) => refresh(app, tx, ids.slice(from, from + batchSize)));
  }
  // Whoever has written the promotion meanwhile may have marked it again.
  await db
    .update(promotions)
    .set({ isStale: false, isRunning: seen.runs })
    .where(and(eq(promotions.id, id), sql`xmin::text = ${seen.written}`));
}

/** Starts and ends promotions on time, and finishes the work of a stopped program. */
export async function followAllPromotions(app: FastifyInstance): Promise<void> {
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select promo.id from promotions promo where promo.is_stale or promo.is_running <> ${isRunning} order by 1`,
  );
  for (const { id } of rows) await followPromotion(app, id);
}
