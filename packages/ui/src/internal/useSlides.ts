import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

/** Key steps of a focused row of slides. */
const keySteps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_index, last) => last,
};

/** A smooth scroll this near to its slide, in widths of a slide, has arrived. */
const nearSlide = 0.05;

interface SlidesOptions {
  /** The initial slide. @default 0 */
  start?: number | undefined;
  /** Ref of the scrolling row, if the owner needs it. */
  row?: RefObject<HTMLDivElement | null> | undefined;
}

/** A row of slides as wide as their viewport: the visible one, and functions to move. */
export function useSlides(count: number, { start = 0, row: given }: SlidesOptions = {}) {
  const own = useRef<HTMLDivElement>(null);
  const scroller = given ?? own;
  const [index, setIndex] = useState(start);
  /** The slide that a smooth scroll is on its way to: the next key or button counts from there. */
  const target = useRef<number | null>(null);

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
      const left = bounded * row.clientWidth;
      // Without a distance there is no scroll event that would reset it.
      target.current = Math.abs(row.scrollLeft - left) < 1 ? null : bounded;
      setIndex(bounded);
      row.scrollTo({ left });
    },
    [count, scroller],
  );

  const follow = useCallback(() => {
    const row = scroller.current;
    if (!row || row.clientWidth === 0) return;
    const place = row.scrollLeft / row.clientWidth;
    if (target.current !== null && Math.abs(place - target.current) > nearSlide) return;
    target.current = null;
    setIndex(Math.round(place));
  }, [scroller]);

  /** A finger takes over from a smooth scroll. */
  const release = () => void (target.current = null);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    show(step(index, count - 1));
  };

  return {
    index,
    show,
    scrollerProps: { ref: scroller, onScroll: follow, onTouchStart: release, onWheel: release, onKeyDown },
  };
}
