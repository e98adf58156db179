import { goodsColumnLabels, type GoodsColumn, type GoodsImportColumns } from '@vetka/domain/goods';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { goodsImportRows, goodsImports } from '../../platform/database/schema/catalog-import.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import type { FileRow, ImportRow } from './goods.import.check.ts';
import { canIdentify } from './goods.import.upload.ts';

export const importMessages = {
  unknown: 'Такой загрузки нет',
  unknownRow: 'Такой строки нет',
  running: 'Загрузка идёт. Подождите, пока она закончится',
  undone: 'Эту загрузку вернули. Загрузите файл ещё раз',
  unchecked: 'Сначала выберите, что в каком столбце',
  nothing: 'Загружать нечего: исправьте строки с ошибками',
  notDone: 'Возвращать нечего',
  count: 'Столбцов в файле другое число',
  nameless: 'Выберите столбец с названием, артикулом или ID: без них товар не найти',
  twice: (column: GoodsColumn) => `«${goodsColumnLabels[column]}» выбрано дважды`,
  noColumn: 'Такого столбца в файле нет',
} as const;

/** @throws Refusal 422 on `columns` */
export function requireColumns({ columns: chosen }: GoodsImportColumns, { headings }: ImportRow): void {
  if (chosen.length !== headings.length) throw invalid({ columns: importMessages.count });
  const named = chosen.filter((column) => column !== null);
  const twice = named.find((column, index) => named.indexOf(column) !== index);
  if (twice) throw invalid({ columns: importMessages.twice(twice) });
  if (!canIdentify(chosen)) throw invalid({ columns: importMessages.nameless });
}

/** @throws Refusal 409 while it runs, and after it was undone */
export function requireOpen({ state }: ImportRow): void {
  if (state === 'APPLYING') throw conflict('goods.import-running', importMessages.running);
  if (state === 'UNDONE') throw conflict('goods.import-undone', importMessages.undone);
}

/** @throws Refusal 404 for an import of another shop */
export async function findImport(db: Executor, serviceId: number, id: number): Promise<ImportRow> {
  const [found] = await db
    .select()
    .from(goodsImports)
    .where(and(eq(goodsImports.id, id), eq(goodsImports.serviceId, serviceId)));
  if (!found) throw notFound('goods.unknown-import', importMessages.unknown);
  return found;
}

/** @throws Refusal 404 for a row that does not exist or is applied */
export async function readRow(tx: Executor, importId: number, number: number): Promise<FileRow> {
  const [row] = await tx
    .select()
    .from(goodsImportRows)
    .where(
      and(
        eq(goodsImportRows.importId, importId),
        eq(goodsImportRows.number, number),
        isNull(goodsImportRows.appliedAt),
      ),
    );
  if (!row) throw notFound('goods.unknown-row', importMessages.unknownRow);
  return row;
}

/** Writes one cell of a row that is not applied. @throws Refusal 404 */
export async function writeCellText(tx: Executor, importId: number, number: number, index: number, text: string) {
  const { cells } = await readRow(tx, importId, number);
  const written = Array.from({ length: Math.max(cells.length, index + 1) }, (_, at) =>
    at === index ? text : (cells[at] ?? ''),
  );
  await tx
    .update(goodsImportRows)
    .set({ cells: written })
    .where(and(eq(goodsImportRows.importId, importId), eq(goodsImportRows.number, number)));
}
