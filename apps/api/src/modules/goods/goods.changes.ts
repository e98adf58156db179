import type { GoodsField } from '@vetka/domain/goods';
import type { Executor } from '../../platform/database/connect.ts';
import { goodsChangeLines, goodsChanges } from '../../platform/database/schema/catalog-goods.ts';
import type { ProductRow } from './goods.product.ts';

/** A field of one product before and after; null is «none», and for the stock «made to order». */
export interface ChangeLine {
  productId: number;
  field: GoodsField;
  before: string | null;
  after: string | null;
}

const text = (value: number | string | null): string | null => (value === null ? null : String(value));

/** The values of a row that the history keeps. */
export const keptFields: Record<GoodsField, (row: ProductRow) => string | null> = {
  PRICE: ({ price }) => text(price),
  OLD_PRICE: ({ oldPrice }) => text(oldPrice),
  COST_PRICE: ({ costPrice }) => text(costPrice),
  STOCK: ({ isStockTracked, stock }) => (isStockTracked ? text(stock) : null),
  STATUS: ({ status }) => status,
};

/** What differs between two states of one product. */
export const linesBetween = (before: ProductRow, after: ProductRow): ChangeLine[] =>
  (Object.keys(keptFields) as GoodsField[])
    .map((field) => ({
      productId: before.id,
      field,
      before: keptFields[field](before),
      after: keptFields[field](after),
    }))
    .filter((line) => line.before !== line.after);

interface Author {
  serviceId: number;
  /** Null: the administration. */
  userId: number | null;
}

/** Keeps who changed what. Returns the change's id; null when nothing differs. */
export async function recordChange(tx: Executor, author: Author, lines: readonly ChangeLine[]): Promise<number | null> {
  if (lines.length === 0) return null;
  const [change] = await tx
    .insert(goodsChanges)
    .values({ serviceId: author.serviceId, userId: author.userId })
    .returning({ id: goodsChanges.id });
  if (!change) return null;
  await tx
    .insert(goodsChangeLines)
    .values(
      lines.map(({ productId, field, before, after }) => ({ changeId: change.id, productId, field, before, after })),
    );
  return change.id;
}
