import { useRef, type RefObject } from 'react';

const fields = 'input:not([disabled]):not([type="hidden"]), textarea:not([disabled])';

/**
 * Radix returns focus only to its own trigger part. The kit's layers open by state, so they remember the focused
 * element and restore it. Spread the handlers over the content.
 * @param initialFocus element to focus on opening, instead of the first focusable one: a field or its container
 */
export function useFocusReturn(initialFocus?: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement>(null);
  return {
    /** @param event its target is the layer */
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement as HTMLElement | null;
      const target = initialFocus?.current;
      if (!target) return;
      event.preventDefault();
      const layer = event.target as HTMLElement;
      const isGroup = target.tabIndex < 0;
      const field = isGroup ? target.querySelector<HTMLElement>(fields) : target;
      const move = () => {
        (field ?? target).focus();
        // A disabled element does not take the focus, which must not stay behind the layer.
        if (document.activeElement === opener.current) layer.querySelector<HTMLElement>('button:enabled')?.focus();
      };
      // A field, or another control, gets the focus at once: phones open their keyboard only during the press. The rest
      // waits for the next frame, because `focus()` makes the browser lay out the page, which that frame does anyway.
      if (field) move();
      else requestAnimationFrame(move);
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      // Does nothing for an element that is gone, and for the body.
      opener.current?.focus({ preventScroll: true });
    },
  };
}
