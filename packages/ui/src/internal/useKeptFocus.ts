import { useEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a box whose content is swapped, a button for a stepper: when the focused element is removed or
 * disabled, the last button or link of the new content gets the focus. Put the props on the box.
 */
export function useKeptFocus<Box extends HTMLElement>() {
  const ref = useRef<Box>(null);
  const hadFocus = useRef(false);
  useEffect(function watchContent() {
    const box = ref.current;
    if (!box) return undefined;
    // Not in an effect: the content of the box also changes without a render of this component.
    const watcher = new MutationObserver(() => {
      if (!hadFocus.current || !document.activeElement?.matches('body, :disabled')) return;
      [...box.querySelectorAll<HTMLElement>('button:enabled, a')].at(-1)?.focus({ preventScroll: true });
    });
    watcher.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => watcher.disconnect();
  }, []);
  return {
    ref,
    onFocus: () => void (hadFocus.current = true),
    onBlur: ({ relatedTarget }: FocusEvent<Box>) =>
      void (hadFocus.current = ref.current?.contains(relatedTarget) ?? false),
  };
}
