import { Heading } from '@vetka/ui/Heading';
import type { ReactNode } from 'react';
import * as styles from './page.css.ts';
import { Words } from './Words.tsx';

/** A part of a page; its heading is in the list «На странице». */
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

/** A part of a page that is a list of sentences; none, no part. */
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
