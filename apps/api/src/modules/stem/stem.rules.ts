import type { StemRules } from '@vetka/domain/stem';
import { asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { stemRecipes, stemRules } from '../../platform/database/schema/stem.ts';
import { lockGoods } from './stem.locking.ts';
import { refreshProducts } from './stem.refresh.ts';

export async function readRules(db: Executor, serviceId: number): Promise<StemRules> {
  const [row] = await db.select().from(stemRules).where(eq(stemRules.serviceId, serviceId));
  return { whenOut: row?.whenOut ?? 'SOLD_OUT' };
}

/** Sets the rules of a shop, and applies them to every product with a recipe. */
export async function saveRules(tx: Transaction, serviceId: number, { whenOut }: StemRules): Promise<void> {
  const rows = await tx
    .select({ id: stemRecipes.productId })
    .from(stemRecipes)
    .where(eq(stemRecipes.serviceId, serviceId))
    .orderBy(asc(stemRecipes.productId));
  await lockGoods(
    tx,
    rows.map(({ id }) => id),
  );
  await tx
    .insert(stemRules)
    .values({ serviceId, whenOut })
    .onConflictDoUpdate({ target: stemRules.serviceId, set: { whenOut } });
  await refreshProducts(
    tx,
    rows.map(({ id }) => id),
  );
}
