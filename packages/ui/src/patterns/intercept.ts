import type { MouseEvent } from 'react';

/** A click is always of the main button. */
const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !(metaKey || ctrlKey || shiftKey || altKey);

/**
 * Lets a link act on the page instead of navigating. Clicks for a new tab, and clicks before hydration, follow the
 * link.
 */
export const intercept = (action: (() => void) | undefined) =>
  action &&
  ((event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    action();
  });
