import { Heading } from '@vetka/ui/Heading';
import type { ReactNode } from 'react';
import * as styles from './page.css.ts';
import { Words } from './Words.tsx';

/** A section of a page; its heading appears in the list «На странице». */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** A section with a list of sentences; renders nothing when the list is empty. */
export function Sentences({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Section id={id} title={title}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>
            <Words>{item}</Words>
          </li>
        ))}
      </ul>
    </Section>
  );
}
