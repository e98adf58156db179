import type { GoodsChoices, GoodsProduct, GoodsRowState } from '@vetka/domain/goods';
import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { goodsImportRows, type goodsImports, type KeptProblem } from '../../platform/database/schema/catalog-import.ts';
import { readChoices } from './goods.history.ts';
import { cellsOf, planRow, type RowCells } from './goods.import.plan.ts';
import { findKnown, Repeats, type KnownProducts } from './goods.import.products.ts';

export type ImportRow = typeof goodsImports.$inferSelect;
export type FileRow = typeof goodsImportRows.$inferSelect;

interface Verdict {
  number: number;
  state: GoodsRowState;
  problems: KeptProblem[];
  productId: number | null;
  seenStock: number | null;
}

const refused = (number: number, problem: KeptProblem, productId: number | null = null): Verdict => ({
  number,
  state: 'WRONG',
  problems: [problem],
  productId,
  seenStock: null,
});

interface Checking {
  known: KnownProducts;
  choices: GoodsChoices;
  repeats: Repeats;
}

function checkRow({ number, productId, appliedAt }: FileRow, cells: RowCells, check: Checking): Verdict | undefined {
  const found = check.known.of(cells);
  if (appliedAt !== null) {
    check.repeats.add(number, cells, productId ?? undefined);
    return undefined;
  }
  if ('problem' in found) return refused(number, found.problem);
  const { product } = found;
  const repeated = check.repeats.add(number, cells, product?.id);
  if (repeated) return refused(number, repeated, product?.id);
  const { state, problems } = planRow(cells, product, check.choices);
  return { number, state, problems, productId: product?.id ?? null, seenStock: stockOf(product) };
}

const stockOf = (product: GoodsProduct | undefined): number | null => product?.stock ?? null;

const isNews = (row: FileRow, { state, problems, productId, seenStock }: Verdict): boolean =>
  row.state !== state ||
  row.productId !== productId ||
  row.seenStock !== seenStock ||
  JSON.stringify(row.problems) !== JSON.stringify(problems);

/** Writes what has changed, in one statement. */
async function keep(tx: Executor, importId: number, verdicts: readonly Verdict[]): Promise<void> {
  if (verdicts.length === 0) return;
  await tx.execute(sql`
    update goods_import_rows r
    set state = v.state, problems = v.problems, product_id = v."productId", seen_stock = v."seenStock"
    from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb)
      as v(number int, state text, problems jsonb, "productId" int, "seenStock" int)
    where r.import_id = ${importId} and r.number = v.number`);
}

/** Checks every row that is not applied against the goods as they are now. */
export async function checkRows(tx: Executor, { id, serviceId, columns }: ImportRow): Promise<void> {
  const rows = await tx
    .select()
    .from(goodsImportRows)
    .where(eq(goodsImportRows.importId, id))
    .orderBy(asc(goodsImportRows.number));
  const read = rows.map((row) => ({ row, cells: cellsOf(row.cells, columns) }));
  const known = await findKnown(
    tx,
    serviceId,
    read.map(({ cells }) => cells),
  );
  const check = { known, choices: await readChoices(tx), repeats: new Repeats() };
  const verdicts = read.flatMap(({ row, cells }) => {
    const verdict = checkRow(row, cells, check);
    return verdict && isNews(row, verdict) ? [verdict] : [];
  });
  await keep(tx, id, verdicts);
}
