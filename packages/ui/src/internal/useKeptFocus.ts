import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a box whose content takes turns, a button and then a stepper: what had the focus is gone, so the
 * last button of what came instead gets it. Put the props on the box.
 */
export function useKeptFocus<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const hadFocus = useRef(false);
  // After every render: which of them changes the content is not known here.
  useLayoutEffect(() => {
    if (!hadFocus.current || document.activeElement !== document.body) return;
    const buttons = ref.current?.querySelectorAll<HTMLElement>('button:enabled');
    buttons?.item(buttons.length - 1)?.focus({ preventScroll: true });
  });
  return {
    ref,
    onFocus: () => void (hadFocus.current = true),
    onBlur: ({ relatedTarget }: FocusEvent<Element>) =>
      void (hadFocus.current = ref.current?.contains(relatedTarget) ?? false),
  };
}
