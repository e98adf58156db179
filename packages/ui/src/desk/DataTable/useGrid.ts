import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import {
  cellAround,
  cellsOf,
  focusCell,
  isField,
  nextEditable,
  opensLayer,
  placeOf,
  setInTabOrder,
} from './gridCells.ts';
import { placeAfter, type GridPlace } from './gridPlace.ts';
import type { Selection } from './useSelection.ts';

/** Which cell has the tab stop, and where it stood: its row may disappear. */
interface Current {
  cell: HTMLElement | undefined;
  place: GridPlace;
  hasFocus: boolean;
}

const firstRow: GridPlace = { row: 1, column: 0 };

/** Gives the tab stop to the current cell; when its row is gone, to the row that took its place, with the focus. */
function settle(table: HTMLTableElement, current: Current): void {
  if (!current.cell?.isConnected) {
    const cells = cellsOf(table);
    const row = cells[Math.min(current.place.row, cells.length - 1)];
    current.cell = row?.[Math.min(current.place.column, row.length - 1)];
    if (current.hasFocus && document.activeElement === document.body && current.cell) focusCell(current.cell);
  }
  for (const cell of table.querySelectorAll<HTMLElement>('td, th')) {
    if (cell.getAttribute('aria-hidden') !== 'true') setInTabOrder(cell, cell === current.cell);
  }
}

/**
 * The keyboard of a data grid (APG): one Tab stop, arrows between cells. The focus is on the control of a cell, or on the
 * cell if it has none. Controls come and go with what the cells show, so the tab order follows the document.
 */
export function useGrid(table: RefObject<HTMLTableElement | null>, isGrid: boolean, selection: Selection | undefined) {
  const current = useRef<Current>({ cell: undefined, place: firstRow, hasFocus: false });
  useEffect(
    function keepOneTabStop() {
      const element = table.current;
      if (!isGrid || !element) return;
      const follow = () => settle(element, current.current);
      const observer = new MutationObserver(follow);
      observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] });
      follow();
      return () => observer.disconnect();
    },
    [table, isGrid],
  );
  if (!isGrid) return {};

  function moveTo(element: HTMLTableElement, cell: HTMLElement, event: KeyboardEvent): void {
    const cells = cellsOf(element);
    const from = placeOf(cells, cell);
    const isControl = event.ctrlKey || event.metaKey;
    const size = { rows: cells.length, columns: cells[from?.row ?? 0]?.length ?? 0 };
    const to = from && placeAfter(event.key, isControl, from, size);
    const next = to && cells[to.row]?.[Math.min(to.column, (cells[to.row]?.length ?? 1) - 1)];
    if (!from || !next) return;
    stop(event);
    const isExtension = event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (isExtension && from.row > 0 && to.row > 0) selection?.extend(from.row - 1, to.row - 1);
    else selection?.endRange();
    focusCell(next);
  }

  return {
    role: 'grid',
    'aria-multiselectable': selection ? true : undefined,
    onFocus: ({ target }: FocusEvent) => {
      // React reports the focus in a menu or dialog that a cell has opened, too.
      current.current.hasFocus = true;
      const cell = table.current && cellAround(table.current, target);
      if (!table.current || !cell) return;
      if (current.current.cell && current.current.cell !== cell) setInTabOrder(current.current.cell, false);
      setInTabOrder(cell, true);
      const place = placeOf(cellsOf(table.current), cell) ?? firstRow;
      current.current = { cell, place, hasFocus: true };
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) current.current.hasFocus = false;
      // A control that was removed has lost the focus without anybody's wish.
      else queueMicrotask(() => (current.current.hasFocus &&= !target.isConnected));
    },
    // Before the cell's own controls: an arrow would open a menu.
    onKeyDownCapture: (event: KeyboardEvent) => {
      const cell = table.current && cellAround(table.current, event.target);
      if (!table.current || !cell || event.altKey) return;
      if (isField(event.target)) leaveField(table.current, cell, event);
      else if (event.key === ' ') pressSpace(cell, event, selection);
      else if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey) && selection) {
        stop(event);
        selection.all.onChange(true);
      } else moveTo(table.current, cell, event);
    },
    // Firefox presses a button when Space is released.
    onKeyUpCapture: (event: KeyboardEvent) => {
      const cell = table.current && cellAround(table.current, event.target);
      if (cell && isRowSpace(cell, event, selection)) event.preventDefault();
    },
  };
}

function stop(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Tab in an open field goes on to the next figure instead of leaving the table; leaving the field saves it. */
function leaveField(table: HTMLTableElement, cell: HTMLElement, event: KeyboardEvent): void {
  const next = event.key === 'Tab' && nextEditable(table, cell, event.shiftKey ? -1 : 1);
  if (!next) return;
  stop(event);
  focusCell(next);
}

/** In a row of data Space selects, except on what opens a menu. */
const isRowSpace = (cell: HTMLElement, { key, target }: KeyboardEvent, selection: Selection | undefined): boolean =>
  key === ' ' && selection !== undefined && cell.closest('tbody') !== null && !isField(target) && !opensLayer(target);

function pressSpace(cell: HTMLElement, event: KeyboardEvent, selection: Selection | undefined): void {
  if (!isRowSpace(cell, event, selection)) return;
  stop(event);
  const row = cell.closest('tr')?.sectionRowIndex;
  if (row !== undefined) selection?.toggleAt(row, event.shiftKey);
}
