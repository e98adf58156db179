import { useEffect, useState } from 'react';
import { claimPresses } from './presses.ts';

const isListOpen = (select: HTMLSelectElement): boolean => CSS.supports('selector(:open)') && select.matches(':open');

/** Claims presses for the open list of a select, as the pointer finds it. Returns what ends that. */
function watchList(select: HTMLSelectElement): () => void {
  const layer = Symbol('native list');
  let release: (() => void) | undefined;
  const look = () => {
    const isOpen = isListOpen(select);
    if (isOpen) release ??= claimPresses(layer);
    if (isOpen || !release) return;
    release();
    release = undefined;
  };
  document.addEventListener('pointermove', look, { passive: true });
  return () => {
    document.removeEventListener('pointermove', look);
    release?.();
  };
}

/**
 * The list of a native select is the browser's own: it closes before the page hears of the press that closed it. So it
 * is asked while the pointer is on its way. Spread the handlers over the select.
 */
export function useNativeList() {
  const [focused, setFocused] = useState<HTMLSelectElement | null>(null);
  useEffect(() => (focused ? watchList(focused) : undefined), [focused]);
  return {
    onFocus: (event: { currentTarget: HTMLSelectElement }) => setFocused(event.currentTarget),
    onBlur: () => setFocused(null),
  };
}
