import { unguarded } from '@vetka/domain/csv';
import { goodsLimits } from '@vetka/domain/goods';
import { invalid, type Refusal } from '../../platform/http/refusal.ts';

/** A row of a file; `number` is the one that Excel shows. */
export interface SheetRow {
  number: number;
  cells: string[];
}

/** A table read from a file. */
export interface Sheet {
  /** In words: «CSV, windows-1251, разделитель «;»». */
  format: string;
  /** Without empty rows; headings are still among them. */
  rows: SheetRow[];
}

/** Rows above the headings, such as a merged title. */
export const headingsWithin = 10;

export const badFile = (message: string): Refusal => invalid({ file: message }, 'goods.file');

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Collects the rows of a file, up to the limits. */
export class SheetRows {
  readonly rows: SheetRow[] = [];

  /** @throws Refusal 422 when there are too many rows or columns */
  add(number: number, cells: readonly string[]): void {
    if (isEmpty(cells)) return;
    const last = cells.findLastIndex((cell) => cell.trim() !== '');
    if (last >= goodsLimits.importColumns) throw badFile(`В файле больше ${goodsLimits.importColumns} столбцов`);
    if (this.rows.length > goodsLimits.importRows + headingsWithin) throw tooManyRows();
    this.rows.push({ number, cells: cells.slice(0, last + 1).map(unguarded) });
  }
}

export const tooManyRows = (): Refusal =>
  badFile(`В файле больше ${goodsLimits.importRows} товаров. Разделите его на части`);
