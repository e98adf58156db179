import { priceBy, type ChangedGoods, type ChangeManyGoods, type GoodsDifference } from '@vetka/domain/goods';
import type { ProductStatus } from '@vetka/domain/catalog';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/database/connect.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { keptFields, recordChange, type ChangeLine, type FigureField } from './goods.changes.ts';
import type { Editor } from './goods.edit.ts';
import { setFigures, setStatus } from './goods.figures.ts';
import type { ProductRow } from './goods.product.ts';

/** A kept value as the contract shows it. */
export const shown = (field: FigureField, value: string | null): number | ProductStatus | null =>
  value === null ? null : field === 'STATUS' ? (value as ProductStatus) : Number(value);

/** Applies one change to one locked product. @throws Refusal that names why it does not apply */
function apply(tx: Executor, row: ProductRow, change: ChangeManyGoods['change']): Promise<ChangeLine[]> {
  if (change.kind === 'STATUS') return setStatus(tx, row, change.status);
  if (change.kind === 'STOCK') return setFigures(tx, row, { stock: change.stock });
  const oldPrice = row.oldPrice !== null && row.oldPrice > priceBy(row.price, change.percent) ? row.oldPrice : null;
  return setFigures(tx, row, { price: priceBy(row.price, change.percent), oldPrice });
}

interface Applied {
  row: ProductRow;
  lines: ChangeLine[];
  problem: string;
}

/** A refusal for one product does not undo the changes of the others. */
async function tryOne(tx: Executor, row: ProductRow, change: ChangeManyGoods['change']): Promise<Applied> {
  try {
    return { row, lines: await apply(tx, row, change), problem: '' };
  } catch (error) {
    if (error instanceof Refusal) return { row, lines: [], problem: error.message };
    throw error;
  }
}

const fieldOf = ({ kind }: ChangeManyGoods['change']): FigureField => (kind === 'PRICE_PERCENT' ? 'PRICE' : kind);

function differenceOf({ row, lines, problem }: Applied, change: ChangeManyGoods['change']): GoodsDifference {
  const field = fieldOf(change);
  const before = keptFields[field](row);
  const after = lines.find((line) => line.field === field)?.after ?? before;
  return { id: row.id, title: row.title, field, before: shown(field, before), after: shown(field, after), problem };
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
 * the same and rolls back, so its result is exact. Rows are locked by id, so two changes wait for each other.
 */
export async function changeMany(
  db: Database,
  editor: Editor,
  { ids, change, isDryRun }: ChangeManyGoods,
  around: Around,
) {
  const work = async (tx: Transaction): Promise<ChangedGoods> => {
    const rows = await tx
      .select()
      .from(products)
      .where(and(eq(products.serviceId, editor.serviceId), inArray(products.id, ids)))
      .orderBy(asc(products.id))
      .for('update');
    const applied: Applied[] = [];
    for (const row of rows) applied.push(await tryOne(tx, row, change));
    const differences = applied.map((one) => differenceOf(one, change));
    if (isDryRun) throw new DryRun({ changeId: null, differences });
    const lines = applied.flatMap((one) => one.lines);
    return { changeId: await recordChange(tx, editor, lines), differences };
  };
  return db
    .transaction((tx) => around(tx, () => work(tx)))
    .catch((error: unknown) => {
      if (error instanceof DryRun) return error.changed;
      throw error;
    });
}
