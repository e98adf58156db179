import type { MouseEvent } from 'react';

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Lets a link do something on the page instead of going away. A press meant for a new tab stays a link,
 * and so does every press before the page has come to life.
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
