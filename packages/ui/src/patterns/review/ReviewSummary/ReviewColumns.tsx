import { Children, type ReactNode } from 'react';
import * as styles from './ReviewSummary.css.ts';

export interface ReviewColumnsProps {
  /** `ReviewSummary`. */
  summary: ReactNode;
  /** `ReviewCard`s. */
  children: ReactNode;
}

/** The rating on the left, reviews in two columns beside it. */
export function ReviewColumns({ summary, children }: ReviewColumnsProps) {
  return (
    <div className={styles.columns}>
      {summary}
      <ul className={styles.list}>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ul>
    </div>
  );
}
