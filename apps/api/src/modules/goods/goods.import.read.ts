import { fullName } from '@vetka/domain/account';
import {
  goodsUndoHours,
  type GoodsChoices,
  type GoodsImport,
  type GoodsImportRow,
  type GoodsImportRows,
  type GoodsImportRowsQuery,
  type GoodsImports,
} from '@vetka/domain/goods';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import { cutText } from '@vetka/domain/text';
import { and, asc, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { users } from '../../platform/database/schema/account.ts';
import { goodsChanges } from '../../platform/database/schema/catalog-goods.ts';
import { goodsImportRows, goodsImports } from '../../platform/database/schema/catalog-import.ts';
import { together } from '../../platform/database/together.ts';
import { blankProduct, writeCell } from './goods.cells.ts';
import { readChoices } from './goods.history.ts';
import type { FileRow, ImportRow } from './goods.import.check.ts';
import { cellsOf, planRow } from './goods.import.plan.ts';
import { findKnown } from './goods.import.products.ts';
import { findImport } from './goods.import.rows.ts';

const defaultTake = 24;
const sampleCount = 3;
const sampleRows = 20;
const sampleLength = 60;
const hourMs = 60 * 60_000;

const isRow = (state: string): SQL => sql`${goodsImportRows.state} = ${state}`;
const countIf = (...conditions: SQL[]): SQL<number> =>
  sql`count(*) filter (where ${sql.join(conditions, sql` and `)})`.mapWith(Number);
const isApplied = sql`${goodsImportRows.appliedAt} is not null`;
const isReady = sql`${goodsImportRows.appliedAt} is null and ${goodsImportRows.state} in ('NEW', 'CHANGED')`;

const countsOf = (db: Executor, ids: readonly number[]) =>
  db
    .select({
      importId: goodsImportRows.importId,
      total: count(),
      NEW: countIf(isRow('NEW')),
      CHANGED: countIf(isRow('CHANGED')),
      UNCHANGED: countIf(isRow('UNCHANGED')),
      WRONG: countIf(isRow('WRONG')),
      applied: countIf(isApplied),
      ready: countIf(isReady),
    })
    .from(goodsImportRows)
    .where(inArray(goodsImportRows.importId, [...ids]))
    .groupBy(goodsImportRows.importId);

const firstRows = (db: Executor, ids: readonly number[]) =>
  db
    .select({ importId: goodsImportRows.importId, cells: goodsImportRows.cells })
    .from(goodsImportRows)
    .where(
      sql`(${goodsImportRows.importId}, ${goodsImportRows.number}) in (
        select r.import_id, r.number from unnest(${sql.param([...ids])}::int[]) as wanted(id), lateral (
          select import_id, number from goods_import_rows where import_id = wanted.id order by number limit ${sampleRows}
        ) r)`,
    )
    .orderBy(asc(goodsImportRows.importId), asc(goodsImportRows.number));

const selectImports = (db: Executor) =>
  db
    .select({ found: goodsImports, person: users, changedAt: goodsChanges.createdAt })
    .from(goodsImports)
    .leftJoin(users, eq(users.id, goodsImports.userId))
    .leftJoin(goodsChanges, eq(goodsChanges.id, goodsImports.changeId))
    .$dynamic();
type Selected = Awaited<ReturnType<typeof selectImports>>[number];

const isRecent = (at: Date | null): boolean => at !== null && Date.now() - at.getTime() <= goodsUndoHours * hourMs;

const samplesAt = (rows: readonly { cells: string[] }[], index: number): string[] =>
  rows
    .map(({ cells }) => cutText(cells[index]?.trim() ?? '', sampleLength))
    .filter(Boolean)
    .slice(0, sampleCount);

type Counts = Awaited<ReturnType<typeof countsOf>>[number] | undefined;

function importOf({ found, person, changedAt }: Selected, counts: Counts, rows: readonly { cells: string[] }[]) {
  const { NEW = 0, CHANGED = 0, UNCHANGED = 0, WRONG = 0, total = 0, applied = 0, ready = 0 } = counts ?? {};
  return {
    id: found.id,
    filename: found.filename,
    format: found.format,
    state: found.state,
    by: person ? fullName(person) || person.nickname : '',
    createdAt: found.createdAt.toISOString(),
    headings: found.headings.map((heading, index) => ({
      heading,
      column: found.columns[index] ?? null,
      samples: samplesAt(rows, index),
    })),
    total,
    counts: { NEW, CHANGED, UNCHANGED, WRONG },
    applied,
    ready,
    mayUndo: found.state === 'DONE' && applied > 0 && isRecent(changedAt),
  } satisfies GoodsImport;
}

async function shown(db: Executor, selected: readonly Selected[]): Promise<GoodsImport[]> {
  const ids = selected.map(({ found }) => found.id);
  if (ids.length === 0) return [];
  const [counts, rows] = await together(
    db,
    () => countsOf(db, ids),
    () => firstRows(db, ids),
  );
  return selected.map((one) =>
    importOf(
      one,
      counts.find(({ importId }) => importId === one.found.id),
      rows.filter(({ importId }) => importId === one.found.id),
    ),
  );
}

/** An import; two queries. @param serviceId when it must be of this shop */
export async function readImport(db: Executor, id: number, serviceId?: number): Promise<GoodsImport | undefined> {
  const ofShop = serviceId === undefined ? undefined : eq(goodsImports.serviceId, serviceId);
  return (await shown(db, await selectImports(db).where(and(eq(goodsImports.id, id), ofShop))))[0];
}

/** The imports of a shop, the newest first; two queries. */
export async function readImports(
  db: Executor,
  serviceId: number,
  { page = 1, take = defaultTake }: PageQuery,
): Promise<GoodsImports> {
  const ofShop = eq(goodsImports.serviceId, serviceId);
  const [selected, [counted]] = await gathered(() =>
    Promise.all([
      selectImports(db)
        .where(ofShop)
        .orderBy(desc(goodsImports.id))
        .limit(take)
        .offset((page - 1) * take),
      db.select({ total: count() }).from(goodsImports).where(ofShop),
    ]),
  );
  return { data: await shown(db, selected), meta: metaOf(page, take, counted?.total ?? 0) };
}

/** Rows with their effect on the current goods. */
export async function showRows(
  db: Executor,
  { serviceId, columns }: ImportRow,
  rows: readonly FileRow[],
  choices: GoodsChoices,
): Promise<GoodsImportRow[]> {
  const read = rows.map((row) => ({ row, cells: cellsOf(row.cells, columns) }));
  const known = await findKnown(
    db,
    serviceId,
    read.map(({ cells }) => cells),
  );
  return read.map(({ row, cells }) => {
    const found = known.of(cells);
    const product = 'product' in found ? found.product : undefined;
    const isChanging = row.appliedAt === null && (row.state === 'NEW' || row.state === 'CHANGED');
    const changed = isChanging ? planRow(cells, product, choices).columns : [];
    return {
      number: row.number,
      title: cells.get('title')?.trim() || (product?.title ?? ''),
      state: row.state,
      isApplied: row.appliedAt !== null,
      problems: row.problems.map(({ column, message }) => ({
        column,
        text: column === null ? '' : (cells.get(column) ?? ''),
        message,
      })),
      changes: changed.map((column) => ({
        column,
        before: writeCell(column, product ?? blankProduct, choices),
        after: cells.get(column)?.trim() ?? '',
      })),
    };
  });
}

/** Rows of an import by state, in the order of the file; two queries. @throws Refusal 404 for one of another shop */
export async function readRows(
  db: Executor,
  serviceId: number,
  importId: number,
  { page = 1, take = defaultTake, state }: GoodsImportRowsQuery,
): Promise<GoodsImportRows> {
  const where = and(
    eq(goodsImportRows.importId, importId),
    state === undefined ? undefined : eq(goodsImportRows.state, state),
  );
  const [found, rows, [counted], choices] = await gathered(() =>
    Promise.all([
      findImport(db, serviceId, importId),
      db
        .select()
        .from(goodsImportRows)
        .where(where)
        .orderBy(asc(goodsImportRows.number))
        .limit(take)
        .offset((page - 1) * take),
      db.select({ total: count() }).from(goodsImportRows).where(where),
      readChoices(db),
    ]),
  );
  return { data: await showRows(db, found, rows, choices), meta: metaOf(page, take, counted?.total ?? 0) };
}
