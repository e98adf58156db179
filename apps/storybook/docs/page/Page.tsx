import { Heading } from '@vetka/ui/Heading';
import { Text } from '@vetka/ui/Text';
import type { ReactNode } from 'react';
import * as styles from './page.css.ts';
import { Words } from './Words.tsx';

/** A page without stories. */
export function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.section}>
        <Heading level={1}>{title}</Heading>
        <div className={styles.prose}>
          <Text size="lead">
            <Words>{lead}</Words>
          </Text>
        </div>
      </header>
      {children}
    </div>
  );
}
