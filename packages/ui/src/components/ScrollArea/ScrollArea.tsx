import type { ReactNode } from 'react';
import * as styles from './ScrollArea.css.ts';
import { useScrollEdges } from './useScrollEdges.ts';

export interface ScrollAreaProps {
  /** Accessible name of the scrollable box. */
  label: string;
  children: ReactNode;
}

/**
 * A box as tall as its parent with scrollable content. A hairline indicates more content above or below
 * (`data-more-before`, `data-more-after`). Not needed in dialogs and panels, which scroll by themselves.
 *
 * Keyboard: an overflowing box is focusable; arrows, Page Up, Page Down, Home and End scroll.
 */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  const { box, edges, measure } = useScrollEdges();
  // Until the content is known to fit, it must be keyboard-accessible.
  const isScrolling = !edges || edges.isMoreBefore || edges.isMoreAfter;
  return (
    <div
      ref={box}
      className={styles.area}
      role="group"
      aria-label={label}
      tabIndex={isScrolling ? 0 : undefined}
      data-more-before={edges?.isMoreBefore || undefined}
      data-more-after={edges?.isMoreAfter || undefined}
      onScroll={measure}
    >
      <div>{children}</div>
    </div>
  );
}
