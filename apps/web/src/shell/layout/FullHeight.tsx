import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/** The layout `responsive`: the whole window, with panes of its own. Checkout, settings and chat stand in it. */
export function FullHeight({ header, children }: { header?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fullHeight}>
      {header}
      <main id="main" className={styles.pane}>
        {children}
      </main>
    </div>
  );
}
