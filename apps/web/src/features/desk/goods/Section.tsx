import { useId, type ReactNode } from 'react';
import * as styles from './editor.css.ts';

interface SectionProps {
  title: string;
  note?: string;
  children: ReactNode;
}

/** A card of the editor with its heading. */
export function Section({ title, note, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {children}
    </section>
  );
}
