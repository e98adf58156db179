import { useLayoutEffect } from 'react';

const holders = new Map<string, number>();

function change(mark: string, by: 1 | -1) {
  const count = (holders.get(mark) ?? 0) + by;
  holders.set(mark, count);
  document.documentElement.toggleAttribute(mark, count > 0);
}

/**
 * Sets an attribute of the root element while a component is mounted. Style rules use it instead of `:root:has(…)`,
 * which makes the browser search the whole page whenever an element is added (decision 399).
 */
export function useRootMark(mark: string): void {
  useLayoutEffect(() => {
    change(mark, 1);
    return () => change(mark, -1);
  }, [mark]);
}
