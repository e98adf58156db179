import { useCallback, useEffect, useRef, useState } from 'react';

interface Edges {
  isMoreBefore: boolean;
  isMoreAfter: boolean;
}

const isSame = (a: Edges, b: Edges) => a.isMoreBefore === b.isMoreBefore && a.isMoreAfter === b.isMoreAfter;

/** Whether content is hidden above and below; `null` until measured. */
export function useScrollEdges() {
  const box = useRef<HTMLDivElement>(null);
  const [edges, setEdges] = useState<Edges | null>(null);
  const measure = useCallback(() => {
    if (!box.current) return;
    const { scrollTop, scrollHeight, clientHeight } = box.current;
    const next = { isMoreBefore: scrollTop > 1, isMoreAfter: scrollTop + clientHeight < scrollHeight - 1 };
    setEdges((last) => (last && isSame(last, next) ? last : next));
  }, []);
  useEffect(
    function measureWhenResized() {
      if (!box.current) return;
      const observer = new ResizeObserver(measure);
      // Observe the content: the box keeps its size while the content grows.
      for (const element of [box.current, ...box.current.children]) observer.observe(element);
      return () => observer.disconnect();
    },
    [measure],
  );
  return { box, edges, measure };
}
