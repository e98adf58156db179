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

/** Fields whose value is in the row of the product itself. */
export type FigureField = Exclude<GoodsField, 'PAGE'>;

/** The values of a row that the history keeps. */
export const keptFields: Record<FigureField, (row: ProductRow) => string | null> = {
  PRICE: ({ price }) => text(price),
  OLD_PRICE: ({ oldPrice }) => text(oldPrice),
  COST_PRICE: ({ costPrice }) => text(costPrice),
  STOCK: ({ isStockTracked, stock }) => (isStockTracked ? text(stock) : null),
  STATUS: ({ status }) => status,
};

/** The differences between two states of one product. */
export const linesBetween = (before: ProductRow, after: ProductRow): ChangeLine[] =>
  (Object.keys(keptFields) as FigureField[])
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
  const changeId = await startChange(tx, author);
  await recordLines(tx, changeId, lines);
  return changeId;
}

/** A change whose lines come one after another. @returns its id */
export async function startChange(tx: Executor, { serviceId, userId }: Author): Promise<number> {
  const [change] = await tx.insert(goodsChanges).values({ serviceId, userId }).returning({ id: goodsChanges.id });
  if (!change) throw new Error('The change was not inserted.');
  return change.id;
}

export async function recordLines(tx: Executor, changeId: number, lines: readonly ChangeLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(goodsChangeLines)
    .values(lines.map(({ productId, field, before, after }) => ({ changeId, productId, field, before, after })));
}
