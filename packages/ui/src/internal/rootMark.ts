import { useLayoutEffect } from 'react';

const holders = new Map<string, number>();

function change(mark: string, by: 1 | -1) {
  const count = (holders.get(mark) ?? 0) + by;
  holders.set(mark, count);
  document.documentElement.toggleAttribute(mark, count > 0);
}

/**
 * Gives the root element an attribute while a component is mounted, for its `scroll-padding`. A rule with `:root:has()`
 * would do without code, but the browser searches the whole page for it each time that an element is added anywhere:
 * with 300 products a phone needs 8 ms for that.
 */
export function useRootMark(mark: string): void {
  useLayoutEffect(() => {
    change(mark, 1);
    return () => change(mark, -1);
  }, [mark]);
}
