import type { StemRules, StemRulesUpdate } from '@vetka/domain/stem';
import { asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { stemRecipes, stemRules } from '../../platform/database/schema/stem.ts';
import { lockGoods } from './stem.locking.ts';
import { refreshProducts } from './stem.refresh.ts';

export async function readRules(db: Executor, serviceId: number): Promise<StemRules> {
  const [row] = await db.select().from(stemRules).where(eq(stemRules.serviceId, serviceId));
  const { whenOut = 'SOLD_OUT', freshPercent = null, freshHours = null } = row ?? {};
  const fresh = freshPercent === null || freshHours === null ? null : { percent: freshPercent, hours: freshHours };
  return { whenOut, fresh };
}

const columnsOf = ({ whenOut, fresh }: StemRulesUpdate) => ({
  ...(whenOut !== undefined && { whenOut }),
  ...(fresh !== undefined && { freshPercent: fresh?.percent ?? null, freshHours: fresh?.hours ?? null }),
});

/** Changes the rules of a shop, and applies them to every product with a recipe. */
export async function saveRules(tx: Transaction, serviceId: number, update: StemRulesUpdate): Promise<void> {
  const rows = await tx
    .select({ id: stemRecipes.productId })
    .from(stemRecipes)
    .where(eq(stemRecipes.serviceId, serviceId))
    .orderBy(asc(stemRecipes.productId));
  const ids = rows.map(({ id }) => id);
  await lockGoods(tx, ids);
  const set = columnsOf(update);
  await tx
    .insert(stemRules)
    .values({ serviceId, ...set })
    .onConflictDoUpdate({ target: stemRules.serviceId, set });
  await refreshProducts(tx, ids);
}
