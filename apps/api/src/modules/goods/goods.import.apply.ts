import type { GoodsChoices, GoodsProduct } from '@vetka/domain/goods';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { goodsImportRows, goodsImports, type KeptProblem } from '../../platform/database/schema/catalog-import.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { linesBetween, recordLines, startChange, type ChangeLine } from './goods.changes.ts';
import { createDraft, writeEdit, type Editor } from './goods.edit.ts';
import { setFigures } from './goods.figures.ts';
import { readChoices } from './goods.history.ts';
import type { FileRow, ImportRow } from './goods.import.check.ts';
import { cellsOf, planRow, type RowPlan } from './goods.import.plan.ts';
import { findKnown, type KnownProducts } from './goods.import.products.ts';
import { createdLine, pageLine } from './goods.page.ts';
import { withOwnPrices } from './goods.prices.ts';
import { lockProduct } from './goods.product.ts';

/** Rows of one transaction: short enough for people who edit the same goods meanwhile. */
const chunkRows = 100;

interface Work {
  editor: Editor;
  known: KnownProducts;
  choices: GoodsChoices;
}

/** The stock that the person saw: the file means the difference to it. */
const asSeen = (product: GoodsProduct, seenStock: number | null): GoodsProduct =>
  product.stock === null || seenStock === null ? product : { ...product, stock: seenStock };

async function writeNew(tx: Transaction, editor: Editor, { edit }: RowPlan): Promise<{ id: number; line: ChangeLine }> {
  const { stock = 0, title = '', ...page } = edit;
  const id = await createDraft(tx, editor, { title });
  const row = await writeEdit(tx, editor, await lockProduct(tx, editor.serviceId, id), page);
  await setFigures(tx, row, { stock });
  return { id, line: createdLine(id, row.version) };
}

async function writeChanges(
  tx: Transaction,
  editor: Editor,
  { edit: { stock, ...page } }: RowPlan,
  product: GoodsProduct,
  seenStock: number | null,
): Promise<ChangeLine[]> {
  const before = await lockProduct(tx, editor.serviceId, product.id);
  const after = Object.keys(page).length > 0 ? await writeEdit(tx, editor, before, page) : before;
  const figures = stock === undefined ? [] : await setFigures(tx, after, { stock, seenStock });
  return [...linesBetween(before, after), ...figures, ...pageLine(product, page)];
}

interface Written {
  productId: number | null;
  lines: ChangeLine[];
  problems: KeptProblem[];
}

const refusedRow = (row: FileRow, problems: KeptProblem[]): Written => ({
  productId: row.productId,
  lines: [],
  problems,
});

/** Writes one row; a change since the check may refuse it now. */
async function writeRow(tx: Transaction, row: FileRow, columns: ImportRow['columns'], work: Work): Promise<Written> {
  const cells = cellsOf(row.cells, columns);
  const found = work.known.of(cells);
  if ('problem' in found) return refusedRow(row, [found.problem]);
  const product = found.product && asSeen(found.product, row.seenStock);
  const plan = planRow(cells, product, work.choices);
  if (plan.state === 'WRONG') return refusedRow(row, plan.problems);
  if (!product) {
    const { id, line } = await writeNew(tx, work.editor, plan);
    return { productId: id, lines: [line], problems: [] };
  }
  const lines = await writeChanges(tx, work.editor, plan, product, row.seenStock);
  return { productId: product.id, lines, problems: [] };
}

const isIntegrityError = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  String(error.cause.code).startsWith('23');

const unexpected = 'Строку не получилось загрузить. Попробуйте ещё раз';

/** In a savepoint: a row that fails leaves the others of its chunk written. */
async function tryRow(tx: Transaction, row: FileRow, columns: ImportRow['columns'], work: Work): Promise<Written> {
  try {
    return await tx.transaction((savepoint) => writeRow(savepoint, row, columns, work));
  } catch (error) {
    if (error instanceof Refusal) return refusedRow(row, [{ column: null, message: error.message }]);
    if (isIntegrityError(error)) return refusedRow(row, [{ column: null, message: unexpected }]);
    throw error;
  }
}

const keepRow = (tx: Transaction, { importId, number }: FileRow, { productId, problems }: Written) =>
  tx
    .update(goodsImportRows)
    .set(problems.length > 0 ? { state: 'WRONG', problems } : { productId, problems, appliedAt: new Date() })
    .where(and(eq(goodsImportRows.importId, importId), eq(goodsImportRows.number, number)));

const readyRows = (tx: Transaction, importId: number) =>
  tx
    .select()
    .from(goodsImportRows)
    .where(
      and(
        eq(goodsImportRows.importId, importId),
        inArray(goodsImportRows.state, ['NEW', 'CHANGED']),
        isNull(goodsImportRows.appliedAt),
      ),
    )
    .orderBy(asc(goodsImportRows.number))
    .limit(chunkRows);

/** @returns the products that were created */
async function applyRows(tx: Transaction, job: ImportRow, rows: readonly FileRow[]): Promise<number[]> {
  const cells = rows.map((row) => cellsOf(row.cells, job.columns));
  const known = await findKnown(tx, job.serviceId, cells);
  const editor = { serviceId: job.serviceId, userId: job.userId ?? 0 };
  const work = { editor, known, choices: await readChoices(tx) };
  const lines: ChangeLine[] = [];
  const created: number[] = [];
  for (const row of rows) {
    const written = await tryRow(tx, row, job.columns, work);
    lines.push(...written.lines);
    if (row.state === 'NEW' && written.productId !== null) created.push(written.productId);
    await keepRow(tx, row, written);
  }
  const changeId = job.changeId ?? (await startChange(tx, { serviceId: job.serviceId, userId: job.userId }, 'FILE'));
  await recordLines(tx, changeId, lines);
  if (changeId !== job.changeId) await tx.update(goodsImports).set({ changeId }).where(eq(goodsImports.id, job.id));
  return created;
}

/**
 * Applies the next rows of a running import. An import that another replica is working on is skipped.
 * @returns whether there may be more
 */
export function applyChunk(app: FastifyInstance, importId: number): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const [job] = await tx
      .select()
      .from(goodsImports)
      .where(and(eq(goodsImports.id, importId), eq(goodsImports.state, 'APPLYING')))
      .for('update', { skipLocked: true });
    if (!job) return false;
    const rows = await readyRows(tx, importId);
    const ids = rows.flatMap(({ productId }) => productId ?? []);
    if (rows.length > 0) {
      const created = await withOwnPrices(app, tx, job.serviceId, ids, () => applyRows(tx, job, rows));
      await app.stemStock.refresh(tx, created);
    } else await tx.update(goodsImports).set({ state: 'DONE' }).where(eq(goodsImports.id, importId));
    return rows.length > 0;
  });
}
