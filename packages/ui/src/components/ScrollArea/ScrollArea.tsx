import type { ReactNode } from 'react';
import * as styles from './ScrollArea.css.ts';
import { useScrollEdges } from './useScrollEdges.ts';

export interface ScrollAreaProps {
  /** What is in it; read out when the focus comes to the box itself. */
  label: string;
  children: ReactNode;
}

/**
 * A box as tall as its parent, whose content scrolls; a hairline tells that there is more above or below
 * (`data-more-before`, `data-more-after`). Dialogs and panels scroll by themselves and need none.
 *
 * Keyboard: where there is something to scroll the box takes the focus, and arrows, Page Up, Page Down, Home, End scroll.
 */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  const { box, edges, measure } = useScrollEdges();
  // Until it is known that everything fits, the content must be reachable from the keyboard.
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
