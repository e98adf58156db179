import { use, type ReactNode } from 'react';
import * as styles from './moderation.css.ts';
import { QueueKindContext } from './QueueKindContext.ts';

/** A card of a queue. It takes the focus when the previous card is decided. */
export function QueueCard({ label, children }: { label: string; children: ReactNode }) {
  const kind = use(QueueKindContext);
  return (
    <article className={styles.dispute} aria-label={kind ? `${kind}: ${label}` : label} tabIndex={-1}>
      {kind && <p className={styles.note}>{kind}</p>}
      {children}
    </article>
  );
}
