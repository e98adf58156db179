import type { GoodsField, GoodsSource } from '@vetka/domain/goods';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { goodsChangeLines, goodsChanges } from '../../platform/database/schema/catalog-goods.ts';
import { conflict } from '../../platform/http/refusal.ts';
import { goodsMessages } from './goods.messages.ts';
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

export interface Author {
  serviceId: number;
  /** Null: the administration. */
  userId: number | null;
  /** The id of the person's request. */
  requestId?: string | undefined;
  /** Of the request's body, unless what is sent again may replace what was made. */
  requestHash?: string;
}

/** Keeps who changed what, and on what occasion. Returns the change's id; null when nothing differs. */
export async function recordChange(
  tx: Executor,
  author: Author,
  source: GoodsSource,
  lines: readonly ChangeLine[],
): Promise<number | null> {
  if (lines.length === 0) return null;
  const changeId = await startChange(tx, author, source);
  await recordLines(tx, changeId, lines);
  return changeId;
}

/** A change whose lines come one after another. @returns its id */
export async function startChange(
  tx: Executor,
  { serviceId, userId, requestId, requestHash }: Author,
  source: GoodsSource,
): Promise<number> {
  const [change] = await tx
    .insert(goodsChanges)
    .values({ serviceId, userId, source, requestId, requestHash })
    .returning({ id: goodsChanges.id });
  if (!change) throw new Error('The change was not inserted.');
  return change.id;
}

export async function recordLines(tx: Executor, changeId: number, lines: readonly ChangeLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(goodsChangeLines)
    .values(lines.map(({ productId, field, before, after }) => ({ changeId, productId, field, before, after })));
}

const ofRequest = ({ serviceId, userId, requestId = '' }: Author) =>
  and(
    eq(goodsChanges.requestId, requestId),
    eq(goodsChanges.serviceId, serviceId),
    userId === null ? sql`false` : eq(goodsChanges.userId, userId),
  );

/**
 * The change that this request of the person has made already. Its products are locked.
 * @throws Refusal 409 when it had another body
 */
export async function findRepeated(tx: Executor, author: Author): Promise<number | undefined> {
  if (author.requestId === undefined) return undefined;
  const [change] = await tx
    .select({ id: goodsChanges.id, requestHash: goodsChanges.requestHash })
    .from(goodsChanges)
    .where(ofRequest(author))
    .orderBy(desc(goodsChanges.id))
    .limit(1);
  if (change && change.requestHash !== (author.requestHash ?? null))
    throw conflict('goods.request-used', goodsMessages.requestUsed);
  return change?.id;
}

/** What a request has done to the stock of a product. */
export interface StockMade {
  /** The stock that it found; null when the product was made to order. */
  before: number | null;
  pieces: number;
}

/** What this request of the person has done to the stock of a locked product already. */
export async function findStockMade(tx: Executor, author: Author, productId: number): Promise<StockMade | undefined> {
  if (author.requestId === undefined) return undefined;
  const lines = await tx
    .select({ before: goodsChangeLines.before, after: goodsChangeLines.after })
    .from(goodsChangeLines)
    .innerJoin(goodsChanges, eq(goodsChanges.id, goodsChangeLines.changeId))
    .where(and(ofRequest(author), eq(goodsChangeLines.productId, productId), eq(goodsChangeLines.field, 'STOCK')))
    .orderBy(asc(goodsChanges.id));
  // Stock that began anew does not depend on what was there before.
  const own = lines.slice(
    Math.max(
      0,
      lines.findLastIndex(({ before }) => before === null),
    ),
  );
  const [first] = own;
  const pieces = own.reduce((sum, { before, after }) => sum + Number(after) - Number(before), 0);
  return first && { before: first.before === null ? null : Number(first.before), pieces };
}
