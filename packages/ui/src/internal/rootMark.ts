import { useLayoutEffect } from 'react';

const holders = new Map<string, number>();

/**
 * Sets an attribute while anything holds it.
 * @returns how many hold it now
 */
export function changeHolders(mark: string, by: 1 | -1, element = document.documentElement): number {
  const count = (holders.get(mark) ?? 0) + by;
  holders.set(mark, count);
  element.toggleAttribute(mark, count > 0);
  return count;
}

/**
 * Sets an attribute of the root element while a component is mounted. Style rules use it instead of `:root:has(…)`,
 * which makes the browser search the whole page whenever an element is added (decision 399).
 */
export function useRootMark(mark: string): void {
  useLayoutEffect(() => {
    changeHolders(mark, 1);
    return () => void changeHolders(mark, -1);
  }, [mark]);
}
