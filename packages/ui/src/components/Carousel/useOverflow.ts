import { useCallback, useEffect, useRef, useState } from 'react';

/** A row that may be wider than its window: is there more on either side, and how to move by a windowful. */
export function useOverflow() {
  const row = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ isMoreBefore: false, isMoreAfter: false });

  const measure = useCallback(() => {
    const element = row.current;
    if (!element) return;
    const { scrollLeft, scrollWidth, clientWidth } = element;
    const next = { isMoreBefore: scrollLeft > 1, isMoreAfter: scrollLeft + clientWidth < scrollWidth - 1 };
    setEdges((last) =>
      last.isMoreBefore === next.isMoreBefore && last.isMoreAfter === next.isMoreAfter ? last : next,
    );
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

  return { ...edges, move, rowProps: { ref: row, onScroll: measure } };
}
