import { useCallback, useRef, useState } from 'react';

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A row that scrolls by whole slides: which one is shown, and how to get to another. */
export function useSnapRow<Row extends HTMLElement>() {
  const ref = useRef<Row>(null);
  const [index, setIndex] = useState(0);
  const onScroll = useCallback(() => {
    const row = ref.current;
    if (row && row.clientWidth > 0) setIndex(Math.round(row.scrollLeft / row.clientWidth));
  }, []);
  const goTo = useCallback((next: number) => {
    const row = ref.current;
    row?.scrollTo({ left: next * row.clientWidth, behavior: prefersStillness() ? 'instant' : 'smooth' });
  }, []);
  return { ref, index, onScroll, goTo };
}
