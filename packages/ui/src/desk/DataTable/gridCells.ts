import type { GridPlace } from './gridPlace.ts';

/** What a cell offers to the keyboard. Disabled controls can't take the focus. */
const widgets = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';
/** Marks a control that the grid has taken out of the tab order. */
const mark = 'data-tab-of-cell';
const fields = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"])';

const isHtml = (element: unknown): element is HTMLElement => element instanceof HTMLElement;

/** A picture before the name is no cell; cells of columns that the screen is too narrow for are not shown. */
const isShown = (cell: HTMLElement): boolean =>
  cell.getAttribute('aria-hidden') !== 'true' && cell.getClientRects().length > 0;

const widgetsOf = (cell: HTMLElement): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(widgets)];

/** The shown cells, row by row, headings first. */
export const cellsOf = (table: HTMLTableElement): HTMLElement[][] =>
  [...table.rows].map((row) => [...row.cells].filter(isShown)).filter(({ length }) => length > 0);

/** The cell around an element; undefined outside the table, as in a menu that a cell has opened. */
export function cellAround(table: HTMLTableElement, element: EventTarget | null): HTMLElement | undefined {
  const cell = isHtml(element) && table.contains(element) ? element.closest<HTMLElement>('td, th') : undefined;
  return cell ?? undefined;
}

export const isField = (element: EventTarget | null): boolean => isHtml(element) && element.matches(fields);

/** Its control opens a menu or a list: Space opens it. */
export const opensLayer = (element: EventTarget | null): boolean =>
  isHtml(element) && element.closest('[aria-haspopup]') !== null;

export function placeOf(cells: readonly (readonly HTMLElement[])[], cell: HTMLElement): GridPlace | undefined {
  const row = cells.findIndex((each) => each.includes(cell));
  return row < 0 ? undefined : { row, column: cells[row]?.indexOf(cell) ?? 0 };
}

/** Moves the focus to the control of a cell, or to the cell if it has none, and shows the whole cell. */
export function focusCell(cell: HTMLElement): void {
  setInTabOrder(cell, true);
  (widgetsOf(cell)[0] ?? cell).focus({ preventScroll: true });
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A grid is one stop of Tab: only the controls of the current cell are in the tab order. */
export function setInTabOrder(cell: HTMLElement, isIn: boolean): void {
  const controls = widgetsOf(cell);
  if (controls.length === 0) cell.tabIndex = isIn ? 0 : -1;
  else cell.removeAttribute('tabindex');
  for (const control of controls) {
    if (isIn && control.hasAttribute(mark)) {
      control.removeAttribute(mark);
      control.tabIndex = 0;
    } else if (!isIn && control.tabIndex >= 0) {
      control.setAttribute(mark, '');
      control.tabIndex = -1;
    }
  }
}

/** The next cell to type in, in reading order. */
export function nextEditable(table: HTMLTableElement, cell: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const cells = cellsOf(table).flat();
  const rest = step === 1 ? cells.slice(cells.indexOf(cell) + 1) : cells.slice(0, cells.indexOf(cell)).toReversed();
  return rest.find((each) => each.querySelector('[data-part="inline-edit"] button:enabled') !== null);
}
