import * as styles from './page.css.ts';
import { Table } from './Table.tsx';
import { Words } from './Words.tsx';

interface KeyTableProps {
  /** Whose keys they are; read out. */
  label: string;
  rows: readonly (readonly [keys: string, does: string])[];
}

/** Keys, and what each does. */
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
