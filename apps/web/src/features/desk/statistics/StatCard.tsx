import { csvOf } from '@vetka/domain/csv';
import { DownloadIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Segmented } from '@vetka/ui/Segmented';
import { useState, type ReactNode } from 'react';
import { saveFile } from '../../../shell/files/saveFile.ts';
import * as styles from './statistics.css.ts';
import { StatTable, type StatColumn } from './StatTable.tsx';

const views = [
  { value: 'chart', label: 'График' },
  { value: 'table', label: 'Таблица' },
] as const;

interface StatCardProps<Row> {
  /** Id of the heading. */
  id: string;
  title: string;
  /** The same figures as the chart. */
  columns: readonly StatColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Name of the file without its ending. */
  fileName: string;
  /** What is shown instead of a chart without rows. */
  empty: string;
  tools?: ReactNode;
  note?: ReactNode;
  /** The chart. */
  children: ReactNode;
}

/** A chart with its table and its file. All three show the same rows. */
export function StatCard<Row>(props: StatCardProps<Row>) {
  const { id, title, columns, rows, keyOf, fileName, empty, tools, note, children } = props;
  const [view, setView] = useState<(typeof views)[number]['value']>('chart');
  const save = () => {
    const lines = rows.map((row) => columns.map(({ cell }) => cell(row)));
    const text = csvOf([columns.map((column) => column.title), ...lines]);
    saveFile({ name: `${fileName}.csv`, type: 'text/csv', text });
  };
  const shown = view === 'chart' ? children : <StatTable caption={title} {...{ columns, rows, keyOf }} />;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <header className={styles.cardHead}>
        <h2 id={id} className={styles.cardTitle}>
          {title}
        </h2>
        {rows.length > 0 && (
          <>
            <div className={styles.tools}>
              {tools}
              <Segmented label={`Вид: ${title}`} options={views} value={view} onChange={setView} />
            </div>
            <IconButton label={`Скачать таблицу CSV: ${title}`} icon={<DownloadIcon />} onClick={save} />
          </>
        )}
      </header>
      {rows.length > 0 ? shown : <p className={styles.note}>{empty}</p>}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
