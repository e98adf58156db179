import { Text } from '@vetka/ui/Text';
import type { ReactNode } from 'react';
import * as styles from './page.css.ts';

interface TableProps {
  /** Accessible name of the table. */
  label: string;
  head: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** A table that scrolls sideways on a narrow screen. The first cell of a row is its header. */
export function Table({ label, head, rows }: TableProps) {
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table} {...(head.length > 3 && { 'data-wide': '' })}>
        <thead>
          <tr>
            {head.map((words) => (
              <th key={words} className={styles.cell} scope="col">
                <Text as="span" size="small" tone="muted">
                  {words}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <tr key={id}>
              <th className={styles.cell} scope="row">
                {name}
              </th>
              {cells.map((content, place) => (
                <td key={head[place + 1]} className={styles.cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
