import { Link } from '@vetka/ui/Link';
import { use, type ReactNode } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import * as styles from './moderation.css.ts';
import type { EntryQueue } from './queueEntry.ts';
import { QueueKindContext } from './QueueKindContext.ts';

interface QueueCardProps {
  label: string;
  queue: EntryQueue;
  id: number;
  children: ReactNode;
}

/** A card of a queue. It takes the focus when the previous card is decided. */
export function QueueCard({ label, queue, id, children }: QueueCardProps) {
  const kind = use(QueueKindContext);
  return (
    <article className={styles.dispute} aria-label={kind ? `${kind}: ${label}` : label} tabIndex={-1}>
      <p className={styles.note}>
        {kind && `${kind} · `}
        <Link href={pagePath('/my/moderation/$queue/$id', { queue, id: String(id) })}>Ссылка на карточку</Link>
      </p>
      {children}
    </article>
  );
}
