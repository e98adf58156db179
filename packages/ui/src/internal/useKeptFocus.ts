import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a box whose content takes turns, a button and then a stepper: what had the focus is gone, so the
 * last button of what came instead gets it. Put the props on the box.
 */
export function useKeptFocus<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  const hadFocus = useRef(false);
  useEffect(function watchContent() {
    const box = ref.current;
    if (!box) return undefined;
    // Not after a render of ours: what stands in the box changes itself as well.
    const watcher = new MutationObserver(() => {
      if (!hadFocus.current || document.activeElement !== document.body) return;
      const buttons = box.querySelectorAll<HTMLElement>('button:enabled');
      buttons.item(buttons.length - 1)?.focus({ preventScroll: true });
    });
    watcher.observe(box, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, []);
  return {
    ref,
    onFocus: () => void (hadFocus.current = true),
    onBlur: ({ relatedTarget }: FocusEvent<Box>) =>
      void (hadFocus.current = ref.current?.contains(relatedTarget) ?? false),
  };
}
