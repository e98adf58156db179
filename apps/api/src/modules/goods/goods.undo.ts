import type { ProductStatus } from '@vetka/domain/catalog';
import { goodsUndoHours, type GoodsField, type UndoneGoods } from '@vetka/domain/goods';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { goodsChangeLines, goodsChanges } from '../../platform/database/schema/catalog-goods.ts';
import { conflict, notFound, Refusal } from '../../platform/http/refusal.ts';
import { keptFields, type ChangeLine } from './goods.changes.ts';
import type { Editor } from './goods.edit.ts';
import { setFigures } from './goods.figures.ts';
import { goodsMessages } from './goods.messages.ts';
import { restorePage } from './goods.page.ts';
import { lockProduct, writeState, type ProductRow } from './goods.product.ts';

const hourMs = 60 * 60_000;

const number = (value: string | null): number | null => (value === null ? null : Number(value));

/** Runs a part of an undo; false when the product's present state does not allow it. */
async function attempt(part: () => Promise<unknown>): Promise<boolean> {
  try {
    await part();
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const isUnchanged = (row: ProductRow, { field, after }: ChangeLine): boolean =>
  field !== 'PAGE' && keptFields[field](row) === after;

/** The stock returns by its difference: what was sold since then stays sold. */
function restoreStock(tx: Executor, row: ProductRow, line: ChangeLine): Promise<boolean> {
  const [stock, seenStock] = [number(line.before), number(line.after)];
  if (stock === null || seenStock === null || !row.isStockTracked) {
    return isUnchanged(row, line) ? attempt(() => setFigures(tx, row, { stock })) : Promise.resolve(false);
  }
  return attempt(() => setFigures(tx, row, { stock, seenStock }));
}

const priceFields = { PRICE: 'price', OLD_PRICE: 'oldPrice', COST_PRICE: 'costPrice' } as const;
type PriceField = keyof typeof priceFields;
const isPrice = (field: GoodsField): field is PriceField => field in priceFields;

/** The prices of one product return together, because each limits the others. */
async function restorePrices(tx: Executor, row: ProductRow, lines: readonly ChangeLine[]): Promise<boolean> {
  if (lines.length === 0 || !lines.every((line) => isUnchanged(row, line))) return false;
  const back = lines.map(({ field, before }) => [priceFields[field as PriceField], number(before)]);
  return attempt(() => setFigures(tx, row, Object.fromEntries(back)));
}

/**
 * Whether a product may return to a status that it had before. The administration may have forbidden it since, or taken it
 * off sale: it then has no `publishedAt`, and must be checked before it is shown.
 */
function mayBecome({ publishedAt, isForbidden }: ProductRow, status: ProductStatus): boolean {
  if (status === 'DRAFT' || status === 'ARCHIVED') return true;
  return !isForbidden && (status === 'MODERATION') === (publishedAt === null);
}

async function restoreStatus(tx: Executor, row: ProductRow, line: ChangeLine): Promise<boolean> {
  const status = line.before as ProductStatus;
  if (!isUnchanged(row, line) || !mayBecome(row, status)) return false;
  await writeState(tx, [row.id], { status });
  return true;
}

type KeptLine = ChangeLine & { changeId: number };

/** The row with the prices that have returned: a page is checked against them. */
const relocked = (tx: Executor, { serviceId, id }: ProductRow): Promise<ProductRow> => lockProduct(tx, serviceId, id);

/** The fields that returned. The status is first: an archived product can't be changed. */
async function undoProduct(
  tx: Transaction,
  editor: Editor,
  row: ProductRow,
  lines: readonly KeptLine[],
): Promise<GoodsField[]> {
  const status = lines.find(({ field }) => field === 'STATUS');
  const hasStatus = status !== undefined && (await restoreStatus(tx, row, status));
  const present = hasStatus ? { ...row, status: status.before as ProductStatus } : row;
  const prices = lines.filter(({ field }) => isPrice(field));
  const hasPrices = await restorePrices(tx, present, prices);
  const stock = lines.find(({ field }) => field === 'STOCK');
  const hasStock = stock !== undefined && (await restoreStock(tx, present, stock));
  const page = lines.find(({ field }) => field === 'PAGE');
  const hasPage = page !== undefined && (await restorePage(tx, editor, await relocked(tx, present), page));
  return [
    ...(hasStatus ? ['STATUS' as const] : []),
    ...(hasPrices ? prices.map(({ field }) => field) : []),
    ...(hasStock ? ['STOCK' as const] : []),
    ...(hasPage ? ['PAGE' as const] : []),
  ];
}

/** @throws Refusal 404 for a change of another shop, 409 for one of the administration and after 24 hours */
async function requireRecent(tx: Executor, { serviceId }: Editor, changeId: number): Promise<void> {
  const [change] = await tx
    .select()
    .from(goodsChanges)
    .where(and(eq(goodsChanges.id, changeId), eq(goodsChanges.serviceId, serviceId)));
  if (!change) throw notFound('goods.unknown-change', goodsMessages.unknownChange);
  if (change.userId === null) throw conflict('goods.not-own', goodsMessages.notOwnChange);
  if (Date.now() - change.createdAt.getTime() > goodsUndoHours * hourMs) {
    throw conflict('goods.too-late', goodsMessages.tooLateToUndo);
  }
}

/** The products that a change has changed. */
export async function productsOfChange(tx: Executor, changeId: number): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: goodsChangeLines.productId })
    .from(goodsChangeLines)
    .where(eq(goodsChangeLines.changeId, changeId));
  return rows.map(({ id }) => id);
}

const linesOf = (tx: Executor, changeId: number) =>
  tx
    .select()
    .from(goodsChangeLines)
    .where(and(eq(goodsChangeLines.changeId, changeId), isNull(goodsChangeLines.undoneAt)))
    .for('update');

const markUndone = (tx: Executor, changeId: number, productId: number, fields: GoodsField[]) =>
  tx
    .update(goodsChangeLines)
    .set({ undoneAt: new Date() })
    .where(
      and(
        eq(goodsChangeLines.changeId, changeId),
        eq(goodsChangeLines.productId, productId),
        inArray(goodsChangeLines.field, fields),
      ),
    );

/** Returns what a change did, except fields that were changed again since. @throws Refusal 404, 409 */
export async function undoChange(tx: Transaction, editor: Editor, changeId: number): Promise<UndoneGoods> {
  await requireRecent(tx, editor, changeId);
  const lines = await linesOf(tx, changeId);
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  if (ids.length === 0) return { undone: 0, kept: 0 };
  const rows = await tx
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update');
  let undone = 0;
  for (const row of rows) {
    const own = lines.filter(({ productId }) => productId === row.id);
    const fields = await undoProduct(tx, editor, row, own);
    if (fields.length > 0) await markUndone(tx, changeId, row.id, fields);
    if (fields.length === own.length) undone += 1;
  }
  return { undone, kept: rows.length - undone };
}
