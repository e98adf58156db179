import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row so that one of its children is in the middle. The page itself does not move.
 * @param index of the child; the row follows when it changes
 */
export function useCurrentInView<Row extends HTMLElement>(index: number): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(
    function showCurrent() {
      const child = row.current?.children[index];
      if (!row.current || !child) return;
      const frame = row.current.getBoundingClientRect();
      const { left, width } = child.getBoundingClientRect();
      row.current.scrollLeft += left - frame.left - (frame.width - width) / 2;
    },
    [index],
  );
  return row;
}
