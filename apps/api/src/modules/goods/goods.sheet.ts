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

/** The longest text that Excel keeps in a cell. */
const maxCellLength = 32_767;
/**
 * The most characters of all cells together. The cells of an Excel file share their texts, so a file of a few kilobytes
 * can unfold to terabytes. A table of 5,000 products with long texts has about 20 million characters.
 */
const maxCharacters = 40_000_000;

/** Rows above the headings, such as a merged title. */
export const headingsWithin = 10;

export const badFile = (message: string): Refusal => invalid({ file: message }, 'goods.file');

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Collects the rows of a file, up to the limits. */
export class SheetRows {
  readonly rows: SheetRow[] = [];
  #characters = 0;

  /** @throws Refusal 422 when there are too many rows or columns, or too much text */
  add(number: number, cells: readonly string[]): void {
    if (isEmpty(cells)) return;
    if (cells.some(({ length }) => length > maxCellLength)) throw badFile(`В строке ${number} слишком длинный текст`);
    this.#characters += cells.reduce((sum, { length }) => sum + length, 0);
    if (this.#characters > maxCharacters) throw badFile('Файл слишком велик внутри. Разделите его на части');
    const last = cells.findLastIndex((cell) => cell.trim() !== '');
    if (last >= goodsLimits.importColumns) throw badFile(`В файле больше ${goodsLimits.importColumns} столбцов`);
    if (this.rows.length > goodsLimits.importRows + headingsWithin) throw tooManyRows();
    this.rows.push({ number, cells: cells.slice(0, last + 1).map(unguarded) });
  }
}

export const tooManyRows = (): Refusal =>
  badFile(`В файле больше ${goodsLimits.importRows} товаров. Разделите его на части`);
