import { useCallback, useRef, useState, type KeyboardEvent } from 'react';

/** Steps of the keys on a focused row of slides. */
const keySteps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_index, last) => last,
};

/** A row of slides as wide as their window: which one is seen, and how to move. */
export function useSlides(count: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);

  const show = useCallback(
    (next: number) => {
      const row = scroller.current;
      if (!row) return;
      const bounded = Math.min(count - 1, Math.max(0, next));
      row.scrollTo({ left: bounded * row.clientWidth });
    },
    [count],
  );

  const follow = useCallback(() => {
    const row = scroller.current;
    if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = keySteps[event.key];
    if (!step) return;
    event.preventDefault();
    show(step(index, count - 1));
  };

  return { index, show, scrollerProps: { ref: scroller, onScroll: follow, onKeyDown } };
}
