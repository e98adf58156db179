import { useCallback, useEffect, useRef, useState } from 'react';

interface Edges {
  isMeasured: boolean;
  isMoreBefore: boolean;
  isMoreAfter: boolean;
}

const unmeasured: Edges = { isMeasured: false, isMoreBefore: false, isMoreAfter: false };

const isSame = (a: Edges, b: Edges) =>
  a.isMeasured === b.isMeasured && a.isMoreBefore === b.isMoreBefore && a.isMoreAfter === b.isMoreAfter;

/** Tracks whether a row overflows on either side, and scrolls it by one window width. */
export function useOverflow() {
  const row = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState(unmeasured);

  const measure = useCallback(() => {
    const element = row.current;
    if (!element) return;
    const { scrollLeft, scrollWidth, clientWidth } = element;
    const next = {
      isMeasured: true,
      isMoreBefore: scrollLeft > 1,
      isMoreAfter: scrollLeft + clientWidth < scrollWidth - 1,
    };
    setEdges((last) => (isSame(last, next) ? last : next));
  }, []);

  useEffect(
    function measureWhenResized() {
      const element = row.current;
      if (!element) return;
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [measure],
  );

  const move = useCallback((direction: -1 | 1) => {
    const element = row.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.9 });
  }, []);

  // Until the content is known to fit, the row must be keyboard-accessible.
  const isScrolling = !edges.isMeasured || edges.isMoreBefore || edges.isMoreAfter;
  return { ...edges, isScrolling, move, rowProps: { ref: row, onScroll: measure } };
}
