import type { ReactNode } from 'react';

export type RowKey = string | number;
export type SortDirection = 'ascending' | 'descending';

export interface TableSort {
  columnId: string;
  direction: SortDirection;
}

/** Both directions, as most columns have them. */
export const bothDirections: readonly SortDirection[] = ['ascending', 'descending'];

/** Where a cell stands in the card of a phone. */
export type CardPlace = 'line' | 'subtitle' | 'figure' | 'corner';

export interface DataColumn<Row> {
  id: string;
  title: string;
  /** What the cell shows: text, a figure, a button, an `InlineEdit`. */
  cell: (row: Row) => ReactNode;
  /** `end` is for figures. @default 'start' */
  align?: 'start' | 'end' | undefined;
  /** The directions that presses on its heading ask for, in turn. Without any the column can't be sorted. */
  sorts?: readonly SortDirection[] | undefined;
  /** Says what a press on the heading does: «Сначала дешевле». */
  sortHint?: ((direction: SortDirection) => string) | undefined;
  /** The title is read out but not shown: a column of actions. */
  isTitleHidden?: boolean | undefined;
  /** The narrowest screen that shows the column. A card of a phone has only columns shown from the phone. @default 'phone' */
  shownFrom?: 'phone' | 'tablet' | 'desktop' | undefined;
  /**
   * Where a card has it: a line of its own with the title before it; below the name; beside other figures, with a
   * caption of its own, as `InlineEdit` has; in the upper corner.
   * @default 'line'
   */
  inCard?: CardPlace | undefined;
  /** How many of the card's twelve parts a `figure` takes. @default 4 */
  cardSpan?: 3 | 4 | 5 | 6 | undefined;
}

/** The narrowest screen that shows a column, for its cells' CSS; undefined if all do. */
export const fromOf = (shownFrom: DataColumn<never>['shownFrom']): 'tablet' | 'desktop' | undefined =>
  shownFrom === 'phone' ? undefined : shownFrom;

/** The order that a press on a column's heading asks for; undefined if it can't be sorted. */
export function nextSort(
  sort: TableSort | null | undefined,
  columnId: string,
  sorts: readonly SortDirection[],
): TableSort | undefined {
  const place = sort?.columnId === columnId ? sorts.indexOf(sort.direction) : -1;
  const direction = sorts[(place + 1) % sorts.length];
  return direction && { columnId, direction };
}

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
