import { isWorseForShops, type PromotionTerms } from '@vetka/domain/promotion';
import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { promotions, promotionVersions } from '../../platform/database/schema/promotion.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { promotionMessages } from './promotion.messages.ts';
import { columnsOf, termsOf, type PromotionRow } from './promotion.terms.ts';

async function keepVersion(tx: Executor, userId: number, row: PromotionRow): Promise<void> {
  const { id: promotionId, version } = row;
  await tx.insert(promotionVersions).values({ promotionId, version, userId, terms: termsOf(row) });
}

const unknown = () => notFound('promotion.unknown', promotionMessages.unknown);

/** Creates a promotion that shops see at once. @returns its id. @throws Refusal 422 on the field */
export async function createPromotion(tx: Executor, userId: number, terms: PromotionTerms): Promise<number> {
  const [row] = await tx
    .insert(promotions)
    .values(await columnsOf(tx, terms))
    .returning();
  if (!row) throw new Error('An insert returned no row.');
  await keepVersion(tx, userId, row);
  return row.id;
}

/** The row, locked until the transaction ends. @throws Refusal 404 */
async function lockPromotion(tx: Executor, id: number): Promise<PromotionRow> {
  const [row] = await tx.select().from(promotions).where(eq(promotions.id, id)).for('no key update');
  if (!row) throw unknown();
  return row;
}

const isSame = (a: PromotionTerms, b: PromotionTerms): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Changes the terms. Consents no longer count once the terms are worse for shops. The prices follow after the commit.
 * @throws Refusal 404, 422 on the field
 */
export async function editPromotion(tx: Executor, userId: number, id: number, terms: PromotionTerms): Promise<void> {
  const before = await lockPromotion(tx, id);
  const columns = await columnsOf(tx, terms);
  const after = termsOf({ ...before, ...columns });
  if (isSame(termsOf(before), after)) return;
  const version = before.version + 1;
  const consentFrom = isWorseForShops(termsOf(before), after) ? version : before.consentFrom;
  const [row] = await tx
    .update(promotions)
    .set({ ...columns, version, consentFrom, isStale: true })
    .where(eq(promotions.id, id))
    .returning();
  if (row) await keepVersion(tx, userId, row);
}

/** Stops a promotion, or resumes it. @throws Refusal 404 */
export async function switchPromotion(tx: Executor, id: number, isActive: boolean): Promise<void> {
  await lockPromotion(tx, id);
  await tx.update(promotions).set({ isActive, isStale: true }).where(eq(promotions.id, id));
}

/** @throws Refusal 404 */
export async function findPromotion(db: Executor, id: number): Promise<PromotionRow> {
  const [row] = await db.select().from(promotions).where(eq(promotions.id, id));
  if (!row) throw unknown();
  return row;
}

/** Running promotions of some categories: the next round recomputes their prices. */
export async function outdateByCategories(tx: Transaction): Promise<void> {
  await tx
    .update(promotions)
    .set({ isStale: true })
    .where(sql`${promotions.categoryIds} <> '{}' and ${promotions.endsAt} > now()`);
}
