import { useId, useState, type KeyboardEvent } from 'react';

/** The index that a key leads to; undefined for other keys. */
function indexOf(key: string, from: number, count: number): number | undefined {
  const to: Record<string, number> = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: count - 1 };
  return to[key] === undefined ? undefined : Math.min(count - 1, Math.max(0, to[key]));
}

/**
 * Which of a chart's points is under the pointer or reached by keys: a list box whose options are the points.
 *
 * Call `reach` when the pointer moves over a point, not when it enters: a chart that appears or scrolls under a resting
 * pointer is entered too, and would take the place of the keyboard.
 */
export function useReached(count: number) {
  const id = useId();
  const [reached, setReached] = useState<number | null>(null);
  const active = reached !== null && reached < count ? reached : null;
  return {
    active,
    reach: setReached,
    optionId: (index: number) => `${id}-${index}`,
    listProps: {
      role: 'listbox',
      'aria-orientation': 'horizontal' as const,
      'aria-activedescendant': active === null ? undefined : `${id}-${active}`,
      tabIndex: 0,
      onKeyDown(event: KeyboardEvent) {
        const next = indexOf(event.key, active ?? count, count);
        if (next === undefined) return;
        event.preventDefault();
        setReached(next);
      },
      onFocus: () => setReached(active ?? count - 1),
      onBlur: () => setReached(null),
      onPointerLeave: () => setReached(null),
    },
  };
}
