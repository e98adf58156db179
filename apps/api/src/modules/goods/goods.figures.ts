import {
  canPublish,
  goodsLimits,
  statusChosen,
  statusesAfter,
  type GoodsFigures,
  type GoodsStatus,
} from '@vetka/domain/goods';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { stemRecipes } from '../../platform/database/schema/stem.ts';
import { conflict, invalid } from '../../platform/http/refusal.ts';
import { linesBetween, type ChangeLine, type StockMade } from './goods.changes.ts';
import { goodsMessages } from './goods.messages.ts';
import { productOf, selectProducts, writeState, type ProductRow } from './goods.product.ts';

type Prices = Pick<ProductRow, 'price' | 'oldPrice' | 'costPrice'>;

/** @throws Refusal 422 on the price that contradicts another */
export function checkPrices({ price, oldPrice, costPrice }: Prices): void {
  if (oldPrice !== null && oldPrice <= price) throw invalid({ oldPrice: goodsMessages.oldPrice });
  if (costPrice !== null && costPrice > price) throw invalid({ costPrice: goodsMessages.costPrice });
}

/** The stock that the person saw, or that their request found when it was first sent. */
const seenOf = ({ stock }: ProductRow, { seenStock }: GoodsFigures, made: StockMade | undefined): number =>
  made?.before === null ? 0 : (seenStock ?? made?.before ?? stock);

/**
 * The stock that the person means: the file or form changes it by the difference to what they saw, so that a sale in
 * between is not lost.
 * @param made what their request has done already
 */
function stockOf(
  row: ProductRow,
  figures: GoodsFigures,
  made: StockMade | undefined,
): Pick<ProductRow, 'isStockTracked' | 'stock'> {
  const { stock } = figures;
  if (stock === undefined) return { isStockTracked: row.isStockTracked, stock: row.stock };
  if (stock === null) return { isStockTracked: false, stock: 0 };
  const difference = stock - seenOf(row, figures, made) - (made?.pieces ?? 0);
  const next = row.isStockTracked ? row.stock + difference : stock;
  if (next > goodsLimits.stock) throw invalid({ stock: goodsMessages.stockLimit });
  return { isStockTracked: true, stock: Math.max(0, next) };
}

/** @throws Refusal 422 for a product whose stock follows its recipe */
async function requireOwnStock(tx: Executor, { id }: ProductRow): Promise<void> {
  const [recipe] = await tx.select().from(stemRecipes).where(eq(stemRecipes.productId, id));
  if (recipe) throw invalid({ stock: goodsMessages.stockByRecipe });
}

/** Sets prices and stock of a locked product. @throws Refusal 422 on the field */
export async function setFigures(
  tx: Executor,
  row: ProductRow,
  figures: GoodsFigures,
  made?: StockMade,
): Promise<ChangeLine[]> {
  const { price = row.price, oldPrice = row.oldPrice, costPrice = row.costPrice } = figures;
  if (row.status === 'ARCHIVED') throw conflict('goods.archived', goodsMessages.archived);
  if (price === 0 && row.publishedAt !== null) throw invalid({ price: goodsMessages.noPrice });
  checkPrices({ price, oldPrice, costPrice });
  if (figures.stock !== undefined) await requireOwnStock(tx, row);
  const next = { price, oldPrice, costPrice, ...stockOf(row, figures, made) };
  await tx.update(products).set(next).where(eq(products.id, row.id));
  return linesBetween(row, { ...row, ...next });
}

/** @throws Refusal 422 when it lacks what a published product must have */
async function requireComplete(tx: Executor, id: number): Promise<void> {
  const [found] = await selectProducts(tx).where(eq(products.id, id));
  if (!found || !canPublish(productOf(found))) throw invalid({ status: goodsMessages.incomplete }, 'goods.incomplete');
}

/** Gives a locked product the status its shop chose. @throws Refusal 409 for a move that is not allowed now, 422 */
export async function setStatus(tx: Executor, row: ProductRow, chosen: GoodsStatus): Promise<ChangeLine[]> {
  const wasPublished = row.publishedAt !== null;
  const status = statusChosen(chosen, wasPublished);
  if (status === row.status) return [];
  if (!statusesAfter({ ...row, wasPublished }).includes(chosen)) {
    if (row.isForbidden && chosen === 'PUBLISHED') throw conflict('goods.forbidden', goodsMessages.forbidden);
    throw conflict('goods.status', goodsMessages.move(row.status));
  }
  if (chosen === 'PUBLISHED') await requireComplete(tx, row.id);
  const next = { status, ...(chosen === 'PUBLISHED' && { returnReason: '' }) };
  await writeState(tx, [row.id], next);
  return linesBetween(row, { ...row, ...next });
}
