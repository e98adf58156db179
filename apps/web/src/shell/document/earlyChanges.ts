/** Events of fields that happened before the code that handles them had loaded. */
interface EarlyChanges {
  events: Event[];
  keep: (event: Event) => void;
}

declare global {
  var vetkaEarlyChanges: EarlyChanges | undefined;
}

/**
 * Runs in the document head, before anything can be typed: keeps the events for `earlyFields.ts`.
 * The function is inlined into the page as text, so it must not reference anything outside its body.
 */
function keepEarlyChanges(): void {
  const events: Event[] = [];
  const keep = (event: Event) => events.push(event);
  for (const type of ['input', 'change', 'click']) addEventListener(type, keep, true);
  globalThis.vetkaEarlyChanges = { events, keep };
}

/** For the inline script of the document head; the browser does not need to render it again. */
export const earlyChangesScript = import.meta.env.SSR
  ? `(${keepEarlyChanges.toString().replaceAll(/^\s+/gm, '')})()`
  : '';
