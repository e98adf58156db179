import { useRef, type RefObject } from 'react';

const canTakeFocus = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body;

const fields = 'input:not([disabled]):not([type="hidden"]), textarea:not([disabled])';

/** The element itself, or the first field in it. */
function focusOn(element: HTMLElement): void {
  const isGroup = element.tabIndex < 0;
  (isGroup ? (element.querySelector<HTMLElement>(fields) ?? element) : element).focus();
}

const firstEnabled = (layer: EventTarget | null): HTMLElement | null =>
  layer instanceof Element ? layer.querySelector<HTMLElement>('button:enabled') : null;

/**
 * Radix returns focus only to its own trigger part. The kit's layers open by state, so they remember the focused
 * element and restore it. Spread the handlers over the content.
 * @param initialFocus element to focus on opening, instead of the first focusable one: a field or its container
 */
export function useFocusReturn(initialFocus?: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus(event: Event) {
      opener.current = document.activeElement;
      if (!initialFocus?.current) return;
      event.preventDefault();
      focusOn(initialFocus.current);
      // A disabled element does not take the focus, which must not stay behind the layer.
      if (document.activeElement === opener.current) firstEnabled(event.target)?.focus();
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault();
      if (canTakeFocus(opener.current)) opener.current.focus({ preventScroll: true });
    },
  };
}
