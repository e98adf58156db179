import { asc, inArray } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { stemRecipeParts, stems } from '../../platform/database/schema/stem.ts';

/** Rows locked until the end of the transaction. */
export interface LockedGoods {
  stemIds: number[];
  /** The requested products, and those that share their stems. */
  productIds: number[];
}

async function stemsOf(tx: Transaction, productIds: readonly number[]): Promise<number[]> {
  if (productIds.length === 0) return [];
  const rows = await tx
    .selectDistinct({ id: stemRecipeParts.stemId })
    .from(stemRecipeParts)
    .where(inArray(stemRecipeParts.productId, [...productIds]));
  return rows.map(({ id }) => id);
}

async function productsOf(tx: Transaction, stemIds: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: stemRecipeParts.productId })
    .from(stemRecipeParts)
    .where(inArray(stemRecipeParts.stemId, [...stemIds]));
  return rows.map(({ id }) => id);
}

/**
 * Locks products with the stems of their recipes. Always stems before products and each in ascending order of id, so
 * that two orders that share a rose cannot deadlock. Products that share the stems are locked too: their stock changes
 * with them.
 */
export async function lockGoods(
  tx: Transaction,
  productIds: readonly number[],
  moreStemIds: readonly number[] = [],
): Promise<LockedGoods> {
  const stemIds = [...new Set([...(await stemsOf(tx, productIds)), ...moreStemIds])];
  if (stemIds.length > 0) {
    await tx
      .select({ id: stems.id })
      .from(stems)
      .where(inArray(stems.id, stemIds))
      .orderBy(asc(stems.id))
      .for('update');
  }
  const sharing = stemIds.length > 0 ? await productsOf(tx, stemIds) : [];
  const ids = [...new Set([...productIds, ...sharing])];
  if (ids.length > 0) {
    await tx
      .select({ id: products.id })
      .from(products)
      .where(inArray(products.id, ids))
      .orderBy(asc(products.id))
      .for('update');
  }
  return { stemIds, productIds: ids };
}
