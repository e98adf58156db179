import { stemTitle, type Recipe, type RecipeEdit } from '@vetka/domain/stem';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { stemRecipeParts, stemRecipes, stems } from '../../platform/database/schema/stem.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import type { Keeper } from './stem.batches.ts';
import { lockGoods } from './stem.locking.ts';
import { stemMessages } from './stem.messages.ts';
import { refreshProducts, restorePrices } from './stem.refresh.ts';
import { isKept } from './stem.rows.ts';

/** @throws Refusal 404 for a product of another shop */
async function requireProduct(db: Executor, serviceId: number, id: number): Promise<void> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, id), eq(products.serviceId, serviceId)));
  if (!row) throw notFound('goods.unknown', stemMessages.unknownProduct);
}

const free = sql<number>`(
  select coalesce(sum(b.remaining), 0)::int from stem_batches b where b.stem_id = stems.id and b.remaining > 0)`;

/** @throws Refusal 404 for a product of another shop */
export async function readRecipe(db: Executor, serviceId: number, id: number): Promise<Recipe> {
  await requireProduct(db, serviceId, id);
  const rows = await db
    .select({ stem: stems, stock: free, quantity: stemRecipeParts.quantity, hiddenAt: stemRecipes.hiddenAt })
    .from(stemRecipeParts)
    .innerJoin(stemRecipes, eq(stemRecipes.productId, stemRecipeParts.productId))
    .innerJoin(stems, eq(stems.id, stemRecipeParts.stemId))
    .where(eq(stemRecipeParts.productId, id))
    .orderBy(asc(stemRecipeParts.position));
  return {
    parts: rows.map(({ stem, stock, quantity }) => ({
      stem: { id: stem.id, name: stem.name, colour: stem.colour, unit: stem.unit, costPrice: stem.costPrice, stock },
      quantity,
    })),
    isHidden: rows.some(({ hiddenAt }) => hiddenAt !== null),
  };
}

const stemsOfRecipe = async (tx: Transaction, id: number): Promise<number[]> => {
  const rows = await tx
    .select({ id: stemRecipeParts.stemId })
    .from(stemRecipeParts)
    .where(eq(stemRecipeParts.productId, id));
  return rows.map((row) => row.id);
};

/** @throws Refusal 404 for a stem of another shop, 422 for one named twice */
async function requireStems(tx: Transaction, serviceId: number, ids: readonly number[]): Promise<void> {
  if (new Set(ids).size < ids.length) throw invalid({ parts: stemMessages.twice });
  if (ids.length === 0) return;
  const own = await tx
    .select({ id: stems.id })
    .from(stems)
    .where(and(isKept(serviceId), inArray(stems.id, [...ids])));
  if (own.length < ids.length) throw notFound('stem.unknown', stemMessages.unknown);
}

async function replaceParts(tx: Transaction, { serviceId }: Keeper, productId: number, parts: RecipeEdit['parts']) {
  await tx.delete(stemRecipeParts).where(eq(stemRecipeParts.productId, productId));
  if (parts.length === 0) return tx.delete(stemRecipes).where(eq(stemRecipes.productId, productId));
  await tx.insert(stemRecipes).values({ productId, serviceId }).onConflictDoNothing();
  return tx.insert(stemRecipeParts).values(parts.map((part, position) => ({ productId, position, ...pick(part) })));
}

const pick = ({ stemId, quantity }: RecipeEdit['parts'][number]) => ({ stemId, quantity });

/** The composition that shoppers read, generated from the recipe. */
export async function compositionOf(tx: Transaction, parts: RecipeEdit['parts']) {
  const ids = parts.map(({ stemId }) => stemId);
  const rows = ids.length === 0 ? [] : await tx.select().from(stems).where(inArray(stems.id, ids));
  return parts.flatMap(({ stemId, quantity }) => {
    const stem = rows.find(({ id }) => id === stemId);
    return stem ? [{ name: stemTitle(stem), quantity }] : [];
  });
}

/**
 * Gives a product a recipe; an empty one returns it to a stock typed by hand. The stems of both recipes are locked
 * before the product, as orders do.
 * @throws Refusal 404, 422 on `parts`
 */
export async function saveRecipe(tx: Transaction, keeper: Keeper, id: number, { parts }: RecipeEdit): Promise<void> {
  await requireProduct(tx, keeper.serviceId, id);
  const next = parts.map(({ stemId }) => stemId);
  await requireStems(tx, keeper.serviceId, next);
  await lockGoods(tx, [id], [...(await stemsOfRecipe(tx, id)), ...next]);
  await restorePrices(tx, keeper.serviceId, [id]);
  await unhide(tx, id, parts);
  await replaceParts(tx, keeper, id, parts);
  await refreshProducts(tx, [id]);
}

/** A product that loses its recipe is no longer hidden by it. */
async function unhide(tx: Transaction, id: number, parts: RecipeEdit['parts']): Promise<void> {
  if (parts.length > 0) return;
  await tx.execute(sql`
    update products set status = 'PUBLISHED' from stem_recipes r
    where products.id = ${id} and r.product_id = products.id and r.hidden_at is not null and products.status = 'HIDDEN'`);
}
