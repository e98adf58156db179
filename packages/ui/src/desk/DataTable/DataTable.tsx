import { useRef, type ReactNode } from 'react';
import { Checkbox } from '../../components/Checkbox/index.ts';
import type { ElementAttributes } from '../../internal/tags.ts';
import * as styles from './DataTable.css.ts';
import { HeadCell } from './HeadCell.tsx';
import { keysBetween, withRows, type DataColumn, type RowKey, type TableSort } from './tableModel.ts';

export interface DataTableProps<Row> extends Omit<ElementAttributes<'table'>, 'children' | 'onSelect'> {
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
 * also all between it and the last one pressed.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, sort, onSortChange, selected, onSelectedChange, nameOf, ...rest } = props;
  const { onPhone = 'cards', isHeadSticky = false, empty, ...attributes } = rest;
  const selection = useSelection({ keys: rows.map(keyOf), selected, onSelectedChange });
  const table = (
    <table
      {...attributes}
      className={styles.table}
      data-cards={onPhone === 'cards' ? '' : undefined}
      data-sticky={isHeadSticky ? '' : undefined}
    >
      <caption className={styles.hidden}>{caption}</caption>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.th}>
              <Checkbox label="Выбрать все" isLabelHidden {...selection.all} />
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.id} {...column} sort={sort} onSortChange={onSortChange} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = keyOf(row);
          return (
            <tr key={key} data-selected={selection?.has(key) ? '' : undefined}>
              {selection && (
                <td className={styles.check} data-check="" onClickCapture={selection.noteShift}>
                  <Checkbox
                    label={`Выбрать: ${nameOf?.(row) ?? key}`}
                    isLabelHidden
                    isChecked={selection.has(key)}
                    onChange={(isOn) => selection.toggle(key, isOn)}
                  />
                </td>
              )}
              <Cells row={row} columns={columns} isCaptioned={onPhone === 'cards'} />
            </tr>
          );
        })}
        {rows.length === 0 && empty != null && (
          <tr>
            <td className={styles.empty} colSpan={columns.length + (selection ? 1 : 0)}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
  if (onPhone === 'cards') return table;
  return (
    <div className={styles.scroller} role="region" aria-label={`Таблица: ${caption}`} tabIndex={0}>
      {table}
    </div>
  );
}

interface Selection {
  keys: readonly RowKey[];
  selected: ReadonlySet<RowKey> | undefined;
  onSelectedChange: ((selected: ReadonlySet<RowKey>) => void) | undefined;
}

/** Undefined when rows can't be selected. */
function useSelection({ keys, selected = new Set(), onSelectedChange }: Selection) {
  const last = useRef<RowKey>(null);
  const isRange = useRef(false);
  if (!onSelectedChange) return undefined;
  const isAll = keys.length > 0 && keys.every((key) => selected.has(key));
  return {
    has: (key: RowKey) => selected.has(key),
    all: {
      isChecked: isAll,
      isIndeterminate: !isAll && keys.some((key) => selected.has(key)),
      onChange: (isOn: boolean) => onSelectedChange(withRows(selected, keys, isOn)),
    },
    /** A change event does not say whether Shift is held. */
    noteShift: ({ shiftKey }: { shiftKey: boolean }) => void (isRange.current = shiftKey),
    toggle(key: RowKey, isOn: boolean) {
      const changed = isRange.current ? keysBetween(keys, last.current, key) : [key];
      last.current = key;
      onSelectedChange(withRows(selected, changed, isOn));
    },
  };
}

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
      {others.map(({ id, title, align, isTitleHidden, isWideOnly, cell }) => (
        <td key={id} className={styles.cell} data-align={align} data-wide={isWideOnly ? '' : undefined}>
          {isCaptioned && !isTitleHidden && (
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
