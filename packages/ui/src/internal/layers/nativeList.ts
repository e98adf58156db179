import { useEffect, useState } from 'react';
import { claimPresses } from './presses.ts';

const isListOpen = (select: HTMLSelectElement): boolean => CSS.supports('selector(:open)') && select.matches(':open');

/**
 * Claims presses for an open native select list once the pointer shows that it is open. Returns a function that ends
 * the claim.
 */
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
 * A native select's list closes before the page receives the press that closed it. So its state is checked while the
 * pointer moves. Spread the handlers over the select.
 */
export function useNativeList() {
  const [focused, setFocused] = useState<HTMLSelectElement | null>(null);
  useEffect(() => (focused ? watchList(focused) : undefined), [focused]);
  return {
    onFocus: (event: { currentTarget: HTMLSelectElement }) => setFocused(event.currentTarget),
    onBlur: () => setFocused(null),
  };
}
