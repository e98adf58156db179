import * as styles from './page.css.ts';
import { Table } from './Table.tsx';
import { Words } from './Words.tsx';

interface KeyTableProps {
  /** Accessible name of the table. */
  label: string;
  rows: readonly (readonly [keys: string, does: string])[];
}

/** A table of keys and their effects. */
export function KeyTable({ label, rows }: KeyTableProps) {
  return (
    <Table
      label={label}
      head={['Клавиша', 'Что происходит']}
      rows={rows.map(([key, does]) => ({
        id: key + does,
        cells: [
          <kbd key={key} className={styles.key}>
            {key}
          </kbd>,
          <Words key={does}>{does}</Words>,
        ],
      }))}
    />
  );
}
