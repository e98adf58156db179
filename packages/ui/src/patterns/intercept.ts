import type { MouseEvent } from 'react';

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Lets a link act on the page instead of navigating. Clicks for a new tab, and clicks before hydration, follow the
 * link.
 */
export function intercept(action: (() => void) | undefined) {
  return action === undefined
    ? undefined
    : (event: MouseEvent) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        action();
      };
}
