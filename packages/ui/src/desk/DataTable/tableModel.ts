import type { ReactNode } from 'react';

export type RowKey = string | number;
export type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  columnId: string;
  direction: SortDirection;
}

export interface DataColumn<Row> {
  id: string;
  title: string;
  /** What the cell shows: text, a figure, a button, an `InlineEdit`. */
  cell: (row: Row) => ReactNode;
  /** `end` is for figures. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** Its heading is a button that asks for another order. */
  isSortable?: boolean | undefined;
  /** The title is read out but not shown: a column of actions. */
  isTitleHidden?: boolean | undefined;
  /** Left out of the cards of a phone. */
  isWideOnly?: boolean | undefined;
}

/** The order that a press on a column's heading asks for: ascending first, then the other way round. */
export const nextSort = (sort: TableSort | null | undefined, columnId: string): TableSort => ({
  columnId,
  direction: sort?.columnId === columnId && sort.direction === 'ascending' ? 'descending' : 'ascending',
});

/** The selection after rows were switched on or off. */
export function withRows(
  selected: ReadonlySet<RowKey>,
  keys: readonly RowKey[],
  isSelected: boolean,
): ReadonlySet<RowKey> {
  const next = new Set(selected);
  for (const key of keys) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}

/** The keys from one row to another in either direction; only the other if the first is not shown. */
export function keysBetween(keys: readonly RowKey[], from: RowKey | null, to: RowKey): readonly RowKey[] {
  const start = from === null ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  if (start < 0) return [to];
  return keys.slice(Math.min(start, end), Math.max(start, end) + 1);
}
