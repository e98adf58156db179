import { formatDate } from '@vetka/domain/date';
import type { PlanDay } from '@vetka/domain/delivery';
import { slotHours } from '@vetka/ui/patterns/desk/SlotBoard';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import {
  isFull,
  loadText,
  minutesLoad,
  ordersLoad,
  rowsOf,
  slotAt,
  takenShare,
  type HoursRow,
} from './capacityText.ts';
import * as styles from './delivery.css.ts';

interface CapacityGridProps {
  days: readonly PlanDay[];
  /** The delivery option whose hours are shown. */
  optionId: number;
  today: string;
  onOpen: (day: PlanDay) => void;
}

/** The target of each key in a cell; rows and columns are limited to the grid afterwards. */
const moves: Record<string, (row: number, column: number) => readonly [number, number]> = {
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  Home: (row) => [row, 0],
  End: (row) => [row, Infinity],
};

/** Between the cells (px). */
const gap = 8;

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

/** One Tab stop, moved by arrows, Home and End (APG grid). Row 0 contains the heads of days. */
function useGridFocus(rowCount: number, columnCount: number) {
  const grid = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<readonly [number, number]>([0, 0]);
  const [row, column] = [within(current[0], rowCount), within(current[1], columnCount)];
  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const [toRow, toColumn] = move(row, column);
    const cell = `${within(toRow, rowCount)} ${within(toColumn, columnCount)}`;
    grid.current?.querySelector<HTMLElement>(`[data-cell="${cell}"]`)?.focus();
  }
  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const [toRow, toColumn] = (target.dataset['cell'] ?? '0 0').split(' ').map(Number);
    setCurrent([toRow ?? 0, toColumn ?? 0]);
  }
  const cellProps = (cellRow: number, cellColumn: number) => ({
    'data-cell': `${cellRow} ${cellColumn}`,
    tabIndex: cellRow === row && cellColumn === column ? 0 : -1,
  });
  return { grid, onKeyDown, onFocus, cellProps };
}

/** Where the week does not fit, it begins with the present day: the days before it can't be changed. */
function useStartAtToday(today: string, days: readonly PlanDay[]) {
  const box = useRef<HTMLDivElement>(null);
  const first = days[0]?.day;
  useLayoutEffect(
    function startAtToday() {
      if (first === undefined) return;
      const head = box.current?.querySelector<HTMLElement>(`[data-day="${today}"]`);
      const corner = box.current?.querySelector<HTMLElement>('th');
      if (box.current && head && corner) box.current.scrollLeft = head.offsetLeft - corner.offsetWidth - gap;
    },
    [today, first],
  );
  return box;
}

/** The week of one delivery option: hours down, days across, each with its load. A press opens the day. */
export function CapacityGrid({ days, optionId, today, onOpen }: CapacityGridProps) {
  const rows = rowsOf(days, optionId);
  const { grid, onKeyDown, onFocus, cellProps } = useGridFocus(rows.length + 1, days.length);
  const box = useStartAtToday(today, days);
  return (
    <div ref={box} className={styles.scroll}>
      <table
        ref={grid}
        role="grid"
        aria-label="Вместимость по дням и часам"
        className={styles.grid}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <VisuallyHidden>Часы</VisuallyHidden>
            </th>
            {days.map((day, column) => (
              <th key={day.day} scope="col" className={styles.gridCell} data-day={day.day}>
                <DayHead day={day} today={today} onOpen={onOpen} cell={cellProps(0, column)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={`${row.from}–${row.to}`}>
              <th scope="row" className={styles.rowHead}>
                {slotHours(row.from, row.to)}
              </th>
              {days.map((day, column) => (
                <td key={day.day} className={styles.gridCell}>
                  <Cell {...{ day, row, optionId, today, onOpen }} cell={cellProps(index + 1, column)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  day: PlanDay;
  today: string;
  onOpen: (day: PlanDay) => void;
  cell: { 'data-cell': string; tabIndex: number };
}

const hasLimit = ({ capacity, capacityMinutes }: PlanDay): boolean => capacity !== null || capacityMinutes !== null;

function headNote(day: PlanDay): string {
  if (day.closedReason !== null) return 'выходной';
  if (day.name !== '') return day.name;
  if (isFull(day)) return 'полно';
  return hasLimit(day) ? (day.capacity === null ? minutesLoad(day) : ordersLoad(day)) : '';
}

function DayHead({ day, today, onOpen, cell }: CellProps) {
  const note = headNote(day);
  return (
    <button
      type="button"
      className={styles.dayHead}
      data-today={day.day === today ? '' : undefined}
      aria-disabled={day.day < today || undefined}
      onClick={() => day.day >= today && onOpen(day)}
      {...cell}
    >
      <span>{formatDate(day.day, 'EEE d')}</span>
      <VisuallyHidden>
        {formatDate(day.day, ' MMMM')}: {day.closedReason === null ? loadText(day) : 'выходной'}
        {day.name !== '' && `, ${day.name}`}
      </VisuallyHidden>
      {note !== '' && (
        <span className={styles.small} aria-hidden="true">
          {note}
        </span>
      )}
    </button>
  );
}

function Cell({ day, row, optionId, today, onOpen, cell }: CellProps & { row: HoursRow; optionId: number }) {
  const slot = slotAt(day, optionId, row);
  const isClosed = day.closedReason !== null;
  const words = isClosed ? 'выходной' : slot ? loadText(slot) : 'не доставляем';
  const full = slot !== undefined && !isClosed && isFull(slot);
  return (
    <button
      type="button"
      className={styles.box}
      data-empty={isClosed || !slot ? '' : undefined}
      data-full={full ? '' : undefined}
      data-past={day.day < today ? '' : undefined}
      aria-disabled={day.day < today || undefined}
      aria-label={`${formatDate(day.day, 'd MMMM')}, ${slotHours(row.from, row.to)}: ${words}`}
      onClick={() => day.day >= today && onOpen(day)}
      {...cell}
    >
      {isClosed || !slot ? (
        <span className={styles.small}>{isClosed ? 'выходной' : '–'}</span>
      ) : (
        <>
          <span>{full ? 'полно' : ordersLoad(slot)}</span>
          {minutesLoad(slot) !== '' && <span className={styles.small}>{minutesLoad(slot)}</span>}
          <LoadBar share={takenShare(slot)} isFull={full} />
        </>
      )}
    </button>
  );
}

/** The load, decorative: the text beside it says the same. */
function LoadBar({ share, isFull: full }: { share: number | null; isFull: boolean }) {
  if (share === null) return null;
  return (
    <svg className={styles.bar} viewBox="0 0 100 5" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.barGround} width="100" height="5" />
      <rect className={full ? styles.barFull : styles.barTaken} width={share} height="5" />
    </svg>
  );
}
