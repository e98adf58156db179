import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

interface FullHeightProps {
  header?: ReactNode;
  footer?: ReactNode;
  /** Never higher than the window: its panes scroll by themselves. Otherwise the page scrolls. */
  isFixed?: boolean;
  children: ReactNode;
}

/** The layout `responsive`: the whole window, with panes of its own. Checkout, settings and chat stand in it. */
export function FullHeight({ header, footer, isFixed = false, children }: FullHeightProps) {
  return (
    <div className={isFixed ? styles.fixedHeight : styles.fullHeight}>
      {header}
      <main id="main" className={styles.pane}>
        {children}
      </main>
      {footer}
    </div>
  );
}
