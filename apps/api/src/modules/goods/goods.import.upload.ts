import { goodsLimits } from '@vetka/domain/goods';
import { truncate } from '@vetka/domain/text';
import { and, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { goodsImportRows, goodsImports } from '../../platform/database/schema/catalog-import.ts';
import type { Editor } from './goods.edit.ts';
import { guessColumns, splitHeadings } from './goods.headings.ts';
import { checkRows, type ImportRow } from './goods.import.check.ts';
import { badFile, tooManyRows, type Sheet, type SheetRow } from './goods.sheet.ts';

const keptDays = 30;
const dayMs = 24 * 60 * 60_000;
const nameLength = 120;
/** Rows of one insert. */
const insertRows = 1000;

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Recognises a file by its bytes, not by its name. The libraries that read CSV and XLSX are loaded with the first file of
 * their format.
 * @throws Refusal 422 on `file`
 */
async function readSheet(bytes: Uint8Array): Promise<Sheet> {
  if (bytes.length === 0) throw badFile('Файл пустой');
  if (startsWith(bytes, 0x50, 0x4b)) return (await import('./goods.xlsx.ts')).readXlsx(bytes);
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw badFile('Это старый формат Excel. Сохраните файл как XLSX или CSV');
  return (await import('./goods.csv.ts')).readCsv(bytes);
}

interface ReadFile {
  format: string;
  headings: string[];
  rows: SheetRow[];
}

/** @throws Refusal 422 on `file` */
async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > goodsLimits.importBytes) throw badFile('Файл больше 5 МБ. Разделите его на части');
  const sheet = await readSheet(new Uint8Array(await file.arrayBuffer()));
  const { headings, rows } = splitHeadings(sheet.rows);
  if (rows.length === 0) throw badFile('В файле нет строк с товарами');
  if (rows.length > goodsLimits.importRows) throw tooManyRows();
  const width = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  return { format: sheet.format, headings: Array.from({ length: width }, (_, at) => headings[at] ?? ''), rows };
}

/** PostgreSQL stores neither NUL nor halves of surrogate pairs. */
const stored = (text: string): string => text.replaceAll(/\0|\p{Surrogate}/gu, '\uFFFD');

async function insertAll(tx: Transaction, importId: number, rows: readonly SheetRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += insertRows) {
    const part = rows.slice(at, at + insertRows);
    await tx
      .insert(goodsImportRows)
      .values(part.map(({ number, cells }) => ({ importId, number, cells: cells.map(stored) })));
  }
}

/** Files of a shop that are no longer needed. Their changes stay in the history. */
const deleteOldImports = (tx: Transaction, serviceId: number) =>
  tx
    .delete(goodsImports)
    .where(
      and(eq(goodsImports.serviceId, serviceId), lt(goodsImports.createdAt, new Date(Date.now() - keptDays * dayMs))),
    );

/** Whether a file can be checked without questions: every heading was recognised. */
const isClear = (columns: readonly (string | null)[]): boolean => columns.every((column) => column !== null);

const filenameOf = (file: Blob): string => truncate(file instanceof File ? file.name : 'Файл', nameLength) || 'Файл';

/** Keeps a file of goods, checked when all its headings are known. @returns its id. @throws Refusal 422 on `file` */
export async function startImport(db: Database, { serviceId, userId }: Editor, file: Blob): Promise<number> {
  const { format, headings, rows } = await readFile(file);
  const columns = guessColumns(headings);
  return db.transaction(async (tx) => {
    await deleteOldImports(tx, serviceId);
    const values = {
      serviceId,
      userId,
      filename: stored(filenameOf(file)),
      format,
      headings: headings.map(stored),
      columns,
    };
    const [created] = await tx.insert(goodsImports).values(values).returning();
    if (!created) throw new Error('The import was not inserted.');
    await insertAll(tx, created.id, rows);
    if (isClear(columns) && canIdentify(columns)) await check(tx, created);
    return created.id;
  });
}

/** Without one of these columns a row cannot be matched to a product. */
export const canIdentify = (columns: ImportRow['columns']): boolean =>
  columns.includes('title') || columns.includes('sku') || columns.includes('id');

/** Checks all rows with the columns as they are matched. */
export async function check(tx: Transaction, found: ImportRow): Promise<void> {
  await checkRows(tx, found);
  await tx.update(goodsImports).set({ state: 'CHECKED' }).where(eq(goodsImports.id, found.id));
}
