import { Fragment, type ReactNode } from 'react';
import * as styles from './money.css.ts';

export interface Figure {
  term: string;
  value: ReactNode;
  /** In small print below. */
  note?: string;
}

/** Amounts aligned on the right edge, each with its label. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ term, value, note }) => (
        <Fragment key={term}>
          <dt>
            {term}
            {note && <p className={styles.note}>{note}</p>}
          </dt>
          <dd className={styles.figure}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
