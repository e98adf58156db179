import { useId, useState, type ReactNode } from 'react';
import { Segmented } from '../../components/Segmented/index.ts';
import type { ElementAttributes } from '../../internal/tags.ts';
import { useWords } from '../../internal/words/words.ts';
import { DataTable, type DataColumn, type RowKey } from '../DataTable/index.ts';
import * as styles from './ChartFrame.css.ts';

const viewText = (title: string) => `Вид: ${title}`;

export interface ChartFrameProps<Row> extends Omit<ElementAttributes<'section'>, 'title'> {
  title: string;
  /** @default 2 */
  level?: 2 | 3 | undefined;
  /** The same figures as the chart. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  /** Shown instead of a chart without rows. */
  empty: ReactNode;
  /** Controls of what is shown: an order, a step. */
  tools?: ReactNode;
  /** Buttons after the tools: download, print. */
  actions?: ReactNode;
  /** How to read the chart. */
  note?: ReactNode;
  /** The chart. */
  children: ReactNode;
}

/** A chart with its heading and the same figures as a table, one press away. */
export function ChartFrame<Row>(props: ChartFrameProps<Row>) {
  const { chart = 'График', table = 'Таблица', viewOf = viewText } = useWords();
  const views = [
    { value: 'chart', label: chart },
    { value: 'table', label: table },
  ] as const;
  const { title, level = 2, columns, rows, keyOf, empty, tools, actions, note, children, ...attributes } = props;
  const id = useId();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const Heading = `h${level}` as const;
  const shown =
    view === 'chart' ? children : <DataTable caption={title} {...{ columns, rows, keyOf }} onPhone="scroll" />;
  return (
    <section aria-labelledby={id} {...attributes} className={styles.frame}>
      <header className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {rows.length > 0 && (
          <>
            <div className={styles.tools}>
              {tools}
              <Segmented label={viewOf(title)} options={views} value={view} onChange={setView} />
            </div>
            {actions}
          </>
        )}
      </header>
      {rows.length > 0 ? shown : <p className={styles.note}>{empty}</p>}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
