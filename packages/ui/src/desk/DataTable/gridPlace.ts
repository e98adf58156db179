/** A cell of a grid; row 0 has the headings. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
}

/** Rows that Page Up and Page Down pass. */
const pageOfRows = 10;

const moves: Readonly<Record<string, (place: GridPlace) => GridPlace>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  // The headings are reached with Up: a page of rows stays among the rows.
  PageUp: ({ row, column }) => ({ row: Math.min(row, Math.max(1, row - pageOfRows)), column }),
  PageDown: ({ row, column }) => ({ row: row + pageOfRows, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: Infinity }),
};
const controlMoves: typeof moves = {
  Home: () => ({ row: 0, column: 0 }),
  End: () => ({ row: Infinity, column: Infinity }),
};

const within = (place: number, length: number): number => Math.min(Math.max(place, 0), length - 1);

/** The cell that a key leads to (APG grid), at most to the edge; undefined if the key does not move the focus. */
export function placeAfter(
  key: string,
  isControl: boolean,
  from: GridPlace,
  { rows, columns }: GridSize,
): GridPlace | undefined {
  const to = (isControl ? controlMoves : moves)[key]?.(from);
  return to && { row: within(to.row, rows), column: within(to.column, columns) };
}
