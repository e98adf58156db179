import type { CsvCell } from '@vetka/domain/csv';
import * as styles from './statistics.css.ts';

/** A column: its text on the screen, and its cell in the file. */
export interface StatColumn<Row> {
  title: string;
  text: (row: Row) => string;
  cell: (row: Row) => CsvCell;
}

interface StatTableProps<Row> {
  caption: string;
  /** The first one names the row. */
  columns: readonly StatColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
}

/** Figures as a real table. It scrolls sideways where it does not fit. */
export function StatTable<Row>({ caption, columns, rows, keyOf }: StatTableProps<Row>) {
  const [first, ...rest] = columns;
  return (
    <div className={styles.scroll} role="region" aria-label={`Таблица: ${caption}`} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.hidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ title }) => (
              <th key={title} scope="col" className={styles.th}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row" className={styles.rowHead}>
                {first?.text(row)}
              </th>
              {rest.map(({ title, text }) => (
                <td key={title} className={styles.td}>
                  {text(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
