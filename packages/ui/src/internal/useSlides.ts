import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** Key steps of a focused row of slides. */
const keySteps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_index, last) => last,
};

interface SlidesOptions {
  /** The initial slide. @default 0 */
  start?: number;
  /** Ref of the scrolling row, if the owner needs it. */
  row?: RefObject<HTMLDivElement | null>;
}

/** A row of slides as wide as their viewport: the visible one, and functions to move. */
export function useSlides(count: number, { start = 0, row: given }: SlidesOptions = {}) {
  const own = useRef<HTMLDivElement>(null);
  const scroller = given ?? own;
  const [index, setIndex] = useState(start);

  useLayoutEffect(
    function beginAtStart() {
      const row = scroller.current;
      if (row && start > 0) row.scrollTo({ left: start * row.clientWidth, behavior: 'instant' });
    },
    [scroller, start],
  );

  const show = useCallback(
    (next: number) => {
      const row = scroller.current;
      if (!row) return;
      const bounded = Math.min(count - 1, Math.max(0, next));
      row.scrollTo({ left: bounded * row.clientWidth });
    },
    [count, scroller],
  );

  const follow = useCallback(() => {
    const row = scroller.current;
    if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
  }, [scroller]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    show(step(index, count - 1));
  };

  return { index, show, scrollerProps: { ref: scroller, onScroll: follow, onKeyDown } };
}
