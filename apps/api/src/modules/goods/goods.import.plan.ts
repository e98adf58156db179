import {
  goodsColumns,
  type GoodsChoices,
  type GoodsColumn,
  type GoodsProduct,
  type GoodsRowState,
} from '@vetka/domain/goods';
import { formMessages } from '@vetka/domain/form';
import type { KeptProblem } from '../../platform/database/schema/catalog-import.ts';
import { blankProduct, editOf, readCell, type FileEdit, type FileProduct, type ValueColumn } from './goods.cells.ts';
import { goodsMessages } from './goods.messages.ts';

/** The cells of a row by their columns. */
export type RowCells = ReadonlyMap<GoodsColumn, string>;

/** The effect of a row of a file. The check and the import compute it by the same function from the current product. */
export interface RowPlan {
  state: Exclude<GoodsRowState, 'UNCHECKED'>;
  edit: FileEdit;
  /** The columns that change. */
  columns: ValueColumn[];
  problems: KeptProblem[];
}

export function cellsOf(cells: readonly string[], columns: readonly (GoodsColumn | null)[]): RowCells {
  return new Map(columns.flatMap((column, index) => (column === null ? [] : [[column, cells[index] ?? ''] as const])));
}

const valueColumns = goodsColumns.filter((column): column is ValueColumn => column !== 'id');

/** The problem is shown at a cell of the file, or at the row when it has no such column. */
const at = (cells: RowCells, wanted: ValueColumn, message: string): KeptProblem => {
  const column = [wanted, 'price' as const].find((each) => cells.has(each)) ?? null;
  return { column, message };
};

/** Prices that contradict each other, once the row is written. */
function priceProblems(cells: RowCells, product: FileProduct, edit: FileEdit, wasPublished: boolean): KeptProblem[] {
  const { price, oldPrice, costPrice } = { ...product, ...edit };
  return [
    ...(price === 0 && wasPublished ? [at(cells, 'price', goodsMessages.noPrice)] : []),
    ...(oldPrice !== null && oldPrice <= price ? [at(cells, 'oldPrice', goodsMessages.oldPrice)] : []),
    ...(costPrice !== null && costPrice > price ? [at(cells, 'costPrice', goodsMessages.costPrice)] : []),
  ];
}

function readCells(cells: RowCells, product: FileProduct, choices: GoodsChoices): Omit<RowPlan, 'state'> {
  const edit: Record<string, unknown> = {};
  const columns: ValueColumn[] = [];
  const problems: KeptProblem[] = [];
  for (const column of valueColumns) {
    const cell = cells.get(column);
    if (cell === undefined) continue;
    const read = readCell(column, cell, product, choices);
    if (read === 'unchanged') continue;
    if ('problem' in read) problems.push({ column, message: read.problem });
    else {
      Object.assign(edit, editOf(column, read.value));
      columns.push(column);
    }
  }
  return { edit, columns, problems };
}

/** The error that prevents the whole row from being written. */
function rowProblems(cells: RowCells, product: GoodsProduct | undefined): KeptProblem[] {
  if (product?.status === 'ARCHIVED') return [{ column: null, message: goodsMessages.archived }];
  return product || cells.has('title') ? [] : [{ column: null, message: `Название: ${formMessages.required}` }];
}

/** The effect of a row on a product, or on a new one. */
export function planRow(cells: RowCells, product: GoodsProduct | undefined, choices: GoodsChoices): RowPlan {
  const present = product ?? blankProduct;
  const read = readCells(cells, present, choices);
  const isReadable = read.problems.length === 0;
  const problems = [
    ...rowProblems(cells, product),
    ...read.problems,
    ...(isReadable ? priceProblems(cells, present, read.edit, product?.wasPublished ?? false) : []),
  ];
  if (problems.length > 0) return { ...read, problems, state: 'WRONG' };
  if (!product) return { ...read, state: 'NEW' };
  return { ...read, state: read.columns.length > 0 ? 'CHANGED' : 'UNCHANGED' };
}
