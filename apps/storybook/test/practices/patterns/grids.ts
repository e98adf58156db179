import { press, until } from '../keys.ts';
import { hasName, isEnabled, isOneOf, shownIn } from '../elements.ts';
import type { Practice, Verdict } from '../practice.ts';

const cellRoles = '[role="gridcell"], [role="rowheader"], [role="columnheader"], td, th';
/** Whether a cell, or something in it, can have the focus. */
const isOperable = (cell: HTMLElement | undefined): boolean =>
  cell !== undefined &&
  isEnabled(cell) &&
  [cell, ...shownIn(cell, stops)].some((element) => isEnabled(element) && element.matches(stops));
const stops = '[tabindex], button, a[href], input';

const rowsOf = (grid: HTMLElement): HTMLElement[][] =>
  shownIn(grid, '[role="row"], tr')
    .map((row) => shownIn(row, cellRoles))
    .filter((cells) => cells.some(isOperable));

interface Place {
  row: number;
  column: number;
}

function placeOf(grid: HTMLElement): Place | undefined {
  const cell = document.activeElement?.closest(cellRoles);
  const rows = rowsOf(grid);
  const row = rows.findIndex((cells) => cells.includes(cell as HTMLElement));
  const column = rows[row]?.indexOf(cell as HTMLElement) ?? -1;
  return column < 0 ? undefined : { row, column };
}

/** Focuses the cell that Tab reaches. */
function enter(grid: HTMLElement): Place | undefined {
  shownIn(grid, '[tabindex="0"], button:not([tabindex]), input:not([tabindex])')[0]?.focus();
  return placeOf(grid);
}

/** An arrow must move by one cell, after a step back: then there is a cell to move to. */
async function walks(grid: HTMLElement, key: string, back: string, step: Place): Promise<Verdict> {
  if (!enter(grid)) return undefined;
  await press(back);
  // A calendar may turn to another month, also with the next key.
  await until(() => false);
  const page = grid.textContent;
  const from = placeOf(grid);
  if (!from || !isOperable(rowsOf(grid)[from.row + step.row]?.[from.column + step.column])) return undefined;
  await press(key);
  const isMoved = await until(() => {
    const now = placeOf(grid);
    return now?.row === from.row + step.row && now.column === from.column + step.column;
  });
  return isMoved || (grid.textContent === page ? false : undefined);
}

/** A key must move to an end of the row, from elsewhere in it. */
async function goesToEnd(grid: HTMLElement, key: 'Home' | 'End'): Promise<Verdict> {
  if (!enter(grid)) return undefined;
  const end = (cells: HTMLElement[]) => (key === 'Home' ? 0 : cells.length - 1);
  const isAtEnd = ({ row, column }: Place) => column === end(rowsOf(grid)[row] ?? []);
  for (let presses = 0; presses < 2; presses++) {
    const place = placeOf(grid);
    if (place && isAtEnd(place)) await press(key === 'Home' ? 'ArrowRight' : 'ArrowLeft');
  }
  const from = placeOf(grid);
  // A row of a calendar goes on in another month.
  if (!from || !rowsOf(grid)[from.row]?.every(isOperable)) return undefined;
  await press(key);
  return until(() => {
    const now = placeOf(grid);
    return now?.row === from.row && isAtEnd(now);
  });
}

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/ */
export const grid: Practice = {
  pattern: 'grid',
  find: '[role="grid"]',
  markup: {
    'it has a name': hasName,
    'it has rows of cells': (element) => {
      const rows = shownIn(element, '[role="row"], tr');
      return rows.length > 0 && rows.every((row) => row.querySelector(cellRoles) !== null);
    },
    'Tab reaches one cell': (element) =>
      shownIn(element, '[tabindex="0"]').length <= 1 ||
      new Set(shownIn(element, '[tabindex="0"]').map((stop) => stop.closest(cellRoles))).size === 1,
    'a cell that is selected is one of those that say so': (element) => {
      const states = shownIn(element, '[aria-selected]');
      return states.length === 0
        ? undefined
        : states.every((cell) => isOneOf(cell, 'aria-selected', ['true', 'false']));
    },
  },
  keyboard: {
    'Right Arrow moves to the next cell': (element) => walks(element, 'ArrowRight', 'ArrowLeft', { row: 0, column: 1 }),
    'Left Arrow moves to the previous cell': (element) =>
      walks(element, 'ArrowLeft', 'ArrowRight', { row: 0, column: -1 }),
    'Down Arrow moves to the cell below': (element) => walks(element, 'ArrowDown', 'ArrowUp', { row: 1, column: 0 }),
    'Up Arrow moves to the cell above': (element) => walks(element, 'ArrowUp', 'ArrowDown', { row: -1, column: 0 }),
    'Home moves to the first cell of the row': (element) => goesToEnd(element, 'Home'),
    'End moves to the last cell of the row': (element) => goesToEnd(element, 'End'),
  },
};

const isNative = (table: HTMLElement) => table.localName === 'table';

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/table/ */
export const table: Practice = {
  pattern: 'table',
  find: 'table:not([role]), [role="table"]',
  markup: {
    'it has a name': hasName,
    'it has rows of cells': (element) => {
      const rows = shownIn(element, isNative(element) ? 'tr' : '[role="row"]');
      return rows.length > 0 && rows.every((row) => row.querySelector('td, th, [role="cell"], [role="columnheader"]'));
    },
    'a sorted column is the only one that says how': (element) => {
      const sorted = shownIn(element, '[aria-sort]').filter((head) => head.getAttribute('aria-sort') !== 'none');
      return shownIn(element, '[aria-sort]').length === 0 ? undefined : sorted.length <= 1;
    },
  },
  keyboard: {},
};
