import { useEffect, useRef, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** Calls back when the end is less than a screen away, once for each length. Call after every scroll and resize. */
export function useEndOfList(
  list: RefObject<VirtualizerHandle | null>,
  count: number,
  onReached: (() => void) | undefined,
): () => void {
  const askedAt = useRef(-1);
  function look() {
    const handle = list.current;
    if (!handle || !onReached || askedAt.current === count || handle.viewportSize === 0) return;
    if (handle.scrollSize - handle.scrollOffset - handle.viewportSize > handle.viewportSize) return;
    askedAt.current = count;
    onReached();
  }
  // A list shorter than its box never scrolls, so check here too.
  useEffect(function lookAtOnce() {
    look();
  });
  return look;
}
