import { costBy, priceBy, type ChangedGoods, type ChangeManyGoods, type GoodsDifference } from '@vetka/domain/goods';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { conflict, invalid, Refusal } from '../../platform/http/refusal.ts';
import { requestHashOf } from '../../platform/request-hash.ts';
import { findRepeated, keptFields, recordChange, type ChangeLine, type FigureField } from './goods.changes.ts';
import { writeEdit, type Editor } from './goods.edit.ts';
import { setFigures, setStatus } from './goods.figures.ts';
import { readMade, shown } from './goods.made.ts';
import { goodsMessages } from './goods.messages.ts';
import { pageLine } from './goods.page.ts';
import { readProduct, type ProductRow } from './goods.product.ts';

interface Applied {
  row: ProductRow;
  lines: ChangeLine[];
  category: GoodsDifference['category'];
  problem: string;
}

/** Gives a locked product another main category. @throws Refusal 409 when it is archived, 422 on `categoryIds` */
async function setCategory(tx: Transaction, editor: Editor, row: ProductRow, categoryId: number) {
  if (row.status === 'ARCHIVED') throw conflict('goods.archived', goodsMessages.archived);
  const product = await readProduct(tx, row.serviceId, row.id);
  const [main, ...further] = product.categories;
  const same = { before: main?.name ?? '', after: main?.name ?? '' };
  if (main?.id === categoryId) return { lines: [], category: same };
  const categoryIds = [categoryId, ...further.map(({ id }) => id).filter((id) => id !== categoryId)];
  await writeEdit(tx, editor, row, { categoryIds });
  const [next] = (await readProduct(tx, row.serviceId, row.id)).categories;
  return { lines: pageLine(product, { categoryIds }), category: { ...same, after: next?.name ?? '' } };
}

type CostChange = Extract<ChangeManyGoods['change'], { kind: 'COST_PERCENT' | 'COST_AMOUNT' }>;

/** @throws Refusal 422 without a cost price, or when it would become negative */
function nextCost({ costPrice }: ProductRow, change: CostChange): number {
  if (costPrice === null) throw invalid({ costPrice: goodsMessages.noCostPrice });
  const next = change.kind === 'COST_PERCENT' ? costBy(costPrice, change.percent) : costPrice + change.amount;
  if (next < 0) throw invalid({ costPrice: goodsMessages.negativeCostPrice });
  return next;
}

/** Applies one change to one locked product. @throws Refusal that names why it does not apply */
async function apply(
  tx: Transaction,
  editor: Editor,
  row: ProductRow,
  change: ChangeManyGoods['change'],
): Promise<Pick<Applied, 'lines' | 'category'>> {
  if (change.kind === 'CATEGORY') return setCategory(tx, editor, row, change.categoryId);
  if (change.kind === 'STATUS') return { lines: await setStatus(tx, row, change.status), category: null };
  if (change.kind === 'STOCK') return { lines: await setFigures(tx, row, { stock: change.stock }), category: null };
  if (change.kind !== 'PRICE_PERCENT') {
    return { lines: await setFigures(tx, row, { costPrice: nextCost(row, change) }), category: null };
  }
  const price = priceBy(row.price, change.percent);
  const oldPrice = row.oldPrice !== null && row.oldPrice > price ? row.oldPrice : null;
  return { lines: await setFigures(tx, row, { price, oldPrice }), category: null };
}

/** A refusal for one product does not undo the changes of the others. */
async function tryOne(
  tx: Transaction,
  editor: Editor,
  row: ProductRow,
  change: ChangeManyGoods['change'],
): Promise<Applied> {
  try {
    return { row, ...(await apply(tx, editor, row, change)), problem: '' };
  } catch (error) {
    if (error instanceof Refusal) return { row, lines: [], category: null, problem: error.message };
    throw error;
  }
}

/** The field that a change of figures shows; undefined for a change of the page. */
function figureOf({ kind }: ChangeManyGoods['change']): FigureField | undefined {
  if (kind === 'CATEGORY') return undefined;
  if (kind === 'PRICE_PERCENT') return 'PRICE';
  return kind === 'COST_PERCENT' || kind === 'COST_AMOUNT' ? 'COST_PRICE' : kind;
}

function differenceOf({ row, lines, category, problem }: Applied, change: ChangeManyGoods['change']): GoodsDifference {
  const about = { id: row.id, title: row.title, category, problem };
  const field = figureOf(change);
  if (field === undefined) return { ...about, field: 'PAGE', before: null, after: null };
  const before = keptFields[field](row);
  const after = lines.find((line) => line.field === field)?.after ?? before;
  return { ...about, field, before: shown(field, before), after: shown(field, after) };
}

/** Runs the change in its transaction, with the work before and after it. */
type Around = <T>(tx: Transaction, work: () => Promise<T>) => Promise<T>;

/** Undoes the transaction of a dry run. */
class DryRun extends Error {
  readonly changed: ChangedGoods;

  constructor(changed: ChangedGoods) {
    super('dry run');
    this.changed = changed;
  }
}

/**
 * Changes many products of a shop; a refusal for one of them is reported and does not stop the others. A dry run does
 * the same and rolls back, so its result is exact. Rows are locked by id, so two changes wait for each other. A
 * request that was made already is only read.
 * @throws Refusal 409 when it was made with another change or other products
 */
export async function changeMany(
  db: Database,
  editor: Editor,
  { ids, change, isDryRun, requestId }: ChangeManyGoods,
  around: Around,
) {
  const author = { ...editor, requestId, requestHash: requestHashOf([ids, change]) };
  const work = async (tx: Transaction): Promise<ChangedGoods> => {
    const rows = await tx
      .select()
      .from(products)
      .where(and(eq(products.serviceId, editor.serviceId), inArray(products.id, ids)))
      .orderBy(asc(products.id))
      .for('update');
    const made = await findRepeated(tx, author);
    if (made !== undefined) return readMade(tx, made, figureOf(change));
    const applied: Applied[] = [];
    for (const row of rows) applied.push(await tryOne(tx, editor, row, change));
    const differences = applied.map((one) => differenceOf(one, change));
    if (isDryRun) throw new DryRun({ changeId: null, differences });
    const lines = applied.flatMap((one) => one.lines);
    return { changeId: await recordChange(tx, author, 'BULK', lines), differences };
  };
  return db
    .transaction((tx) => around(tx, () => work(tx)))
    .catch((error: unknown) => {
      if (error instanceof DryRun) return error.changed;
      throw error;
    });
}
