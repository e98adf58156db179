import type { ReactNode } from 'react';
import { LayoutContext } from './LayoutContext.ts';
import * as styles from './layout.css.ts';

interface FullHeightProps {
  header?: ReactNode;
  footer?: ReactNode;
  /** Never taller than the window: its panes scroll separately. Otherwise the page scrolls. */
  isFixed?: boolean;
  children: ReactNode;
}

/** The layout `responsive`: fills the window with panes of its own. Used by checkout, settings and chat. */
export function FullHeight({ header, footer, isFixed = false, children }: FullHeightProps) {
  return (
    <div className={isFixed ? styles.fixedHeight : styles.fullHeight}>
      {header}
      <main id="main" className={styles.pane}>
        {/* The pages of errors add no header and footer of their own. */}
        <LayoutContext value={1}>{children}</LayoutContext>
      </main>
      {footer}
    </div>
  );
}
