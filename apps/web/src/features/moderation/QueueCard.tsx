import type { ReactNode } from 'react';
import * as styles from './moderation.css.ts';

/** A card of a queue. It takes the focus when the previous card is decided. */
export function QueueCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article className={styles.dispute} aria-label={label} tabIndex={-1}>
      {children}
    </article>
  );
}
