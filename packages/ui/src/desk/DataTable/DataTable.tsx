import { useRef, type ReactNode } from 'react';
import { Checkbox } from '../../components/Checkbox/index.ts';
import type { ElementAttributes } from '../../internal/tags.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { useWords } from '../../internal/words/words.ts';
import * as styles from './DataTable.css.ts';
import { HeadCell } from './HeadCell.tsx';
import { fromOf, type DataColumn, type RowKey, type TableSort } from './tableModel.ts';
import { useGrid } from './useGrid.ts';
import { useSelection } from './useSelection.ts';

export interface DataTableProps<Row> extends Omit<ElementAttributes<'table'>, 'children' | 'onSelect' | 'role'> {
  /** Accessible name, not shown. */
  caption: string;
  /** The first one names the row. */
  columns: readonly DataColumn<Row>[];
  /** In the order to show: the table sorts nothing itself. */
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  /** The present order. */
  sort?: TableSort | null | undefined;
  /** Another order is asked for. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Keys of the selected rows. Rows can be selected only with `onSelectedChange`. */
  selected?: ReadonlySet<RowKey> | undefined;
  onSelectedChange?: ((selected: ReadonlySet<RowKey>) => void) | undefined;
  /** Name of a row for its checkbox: «Букет „Зефир“». */
  nameOf?: ((row: Row) => string) | undefined;
  /** A picture before the name, for the eye only. */
  leadOf?: ((row: Row) => ReactNode) | undefined;
  /** Cells are worked in: one Tab stop, arrows move between cells. @default false */
  isGrid?: boolean | undefined;
  /** What a phone shows: a card for each row, or the table, scrolled sideways. @default 'cards' */
  onPhone?: 'cards' | 'scroll' | undefined;
  /** The heading stays at the top of whatever scrolls around the table. @default false */
  isHeadSticky?: boolean | undefined;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
}

/**
 * Rows of figures as a real table: an order by a press on a heading, selection, cards on a phone. It keeps no data and
 * no state: rows come in, wishes go out.
 *
 * Keyboard: Tab goes through headings that sort, checkboxes and what the cells contain. Space selects a row; with Shift
 * also all between it and the last one pressed. With `isGrid` (APG data grid) it is one Tab stop: arrows, Home, End,
 * Page Up and Page Down move between cells, Space selects the row, Shift with an arrow extends the selection, Enter or
 * F2 edits a figure, and Tab in an open field goes to the next figure.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { chooseAll = 'Выбрать все', chooseRow = rowText, tableOf = tableText } = useWords();
  const { caption, columns, rows, keyOf, sort, onSortChange, selected, onSelectedChange, nameOf, ...rest } = props;
  const { leadOf, isGrid = false, onPhone = 'cards', isHeadSticky = false, empty, ref, ...attributes } = rest;
  const element = useRef<HTMLTableElement>(null);
  const selection = useSelection({ keys: rows.map(keyOf), selected, onSelectedChange });
  const grid = useGrid(element, isGrid, selection);
  const span = columns.length + (selection ? 1 : 0) + (leadOf ? 1 : 0);
  const table = (
    <table
      {...attributes}
      {...grid}
      ref={useMergedRef(element, ref)}
      className={styles.table}
      data-cards={onPhone === 'cards' ? '' : undefined}
      data-sticky={isHeadSticky ? '' : undefined}
    >
      <caption className={styles.hidden}>{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.th}>
              <Checkbox label={chooseAll} isLabelHidden {...selection.all} />
            </th>
          )}
          {columns.map((column, index) => (
            <HeadCell
              key={column.id}
              {...column}
              span={index === 0 && leadOf ? 2 : 1}
              sort={sort}
              onSortChange={onSortChange}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = keyOf(row);
          const isSelected = selection?.has(key);
          return (
            <tr key={key} data-selected={isSelected ? '' : undefined} aria-selected={isGrid ? isSelected : undefined}>
              {selection && (
                <td className={styles.check} data-check="" onClickCapture={selection.noteShift}>
                  <Checkbox
                    label={chooseRow(nameOf?.(row) ?? String(key))}
                    isLabelHidden
                    isChecked={selection.has(key)}
                    onChange={(isOn) => selection.toggle(key, isOn)}
                  />
                </td>
              )}
              {leadOf && (
                <td className={styles.lead} data-lead="" aria-hidden="true">
                  {leadOf(row)}
                </td>
              )}
              <Cells row={row} columns={columns} isCaptioned={onPhone === 'cards'} />
            </tr>
          );
        })}
        {rows.length === 0 && empty != null && (
          <tr>
            <td className={styles.empty} colSpan={span}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
  if (onPhone === 'cards') return table;
  return (
    <div className={styles.scroller} role="region" aria-label={tableOf(caption)} tabIndex={0}>
      {table}
    </div>
  );
}

const rowText = (name: string) => `Выбрать: ${name}`;
const tableText = (caption: string) => `Таблица: ${caption}`;

interface CellsProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** Each figure has its name, which only cards show. */
  isCaptioned: boolean;
}

function Cells<Row>({ row, columns, isCaptioned }: CellsProps<Row>) {
  const [first, ...others] = columns;
  return (
    <>
      {first && (
        <th scope="row" className={styles.rowHead} data-align={first.align}>
          {first.cell(row)}
        </th>
      )}
      {others.map(({ id, title, align, isTitleHidden, shownFrom, inCard = 'line', cardSpan, cell }) => (
        <td
          key={id}
          className={styles.cell}
          data-align={align}
          data-from={fromOf(shownFrom)}
          data-card={inCard}
          data-span={cardSpan}
        >
          {isCaptioned && inCard === 'line' && !isTitleHidden && (
            <span className={styles.caption} aria-hidden="true">
              {title}
            </span>
          )}
          {cell(row)}
        </td>
      ))}
    </>
  );
}
