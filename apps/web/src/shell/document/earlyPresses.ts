/** Presses that happened before React listened to the pressed control. */
interface EarlyPresses {
  /** In the order of the presses; a control pressed twice is listed once. */
  pressed: Set<HTMLElement>;
  keep: (event: Event) => void;
}

declare global {
  var vetkaEarlyPresses: EarlyPresses | undefined;
}

const retryMs = 100;

/**
 * Runs in the document head, before anything can be pressed: records presses that no code handles yet, and marks their
 * controls. Links and forms that navigate work without code and are left alone; a changed `<select>` submits its form.
 * Fields are left to `earlyFields.ts`.
 * The function is inlined into the page as text, so it must not reference anything outside its body.
 */
function keepEarlyPresses(): void {
  const pressed = new Set<HTMLElement>();
  const worksWithoutCode = (control: HTMLElement) =>
    control.matches('form[action] :not([type="button"], [type="reset"])');
  const keep = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    if (type === 'change') {
      if (target instanceof HTMLSelectElement) target.closest<HTMLFormElement>('form[action]')?.requestSubmit();
      return;
    }
    // A link with only a query opens an overlay on this page, which needs code anyway.
    const control = target.closest<HTMLElement>('button, a[href^="?"]');
    if (!control || worksWithoutCode(control)) return;
    event.preventDefault();
    pressed.add(control);
    control.setAttribute('aria-busy', 'true');
    control.setAttribute('data-pressed-early', '');
  };
  for (const type of ['click', 'change']) addEventListener(type, keep, true);
  globalThis.vetkaEarlyPresses = { pressed, keep };
}

/** The inline script of the document head; the browser does not need to render it again. */
export const earlyPressesScript = import.meta.env.SSR
  ? `(${keepEarlyPresses.toString().replaceAll(/^\s+/gm, '')})()`
  : '';

/**
 * Replays the early presses once, each as soon as React listens to its control. Call it right after the root is
 * created: React's listener must be the first on the document. React stops the capture of an event whose target is not
 * hydrated yet and never replays a click; such a press is recorded as well.
 */
export function replayEarlyPresses(): void {
  const early = globalThis.vetkaEarlyPresses;
  if (!early) return;
  const { pressed, keep } = early;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const replay = () => {
    timer = undefined;
    // A press that is stopped again is added to the set while this runs.
    const waiting = [...pressed];
    for (const control of waiting) {
      release(control, pressed);
      if (control.isConnected) control.click();
    }
  };
  const keepStopped = (event: Event) => {
    if (event.cancelBubble) keep(event);
    else releaseAround(event.target, pressed);
    if (pressed.size > 0) timer ??= setTimeout(replay, retryMs);
  };
  for (const type of ['click', 'change']) {
    removeEventListener(type, keep, true);
    document.addEventListener(type, keepStopped, true);
  }
  replay();
}

/** The press was delivered, or the user pressed again. */
function releaseAround(target: EventTarget | null, pressed: Set<HTMLElement>): void {
  for (const control of pressed) if (target instanceof Node && control.contains(target)) release(control, pressed);
}

function release(control: HTMLElement, pressed: Set<HTMLElement>): void {
  if (!pressed.delete(control)) return;
  control.removeAttribute('aria-busy');
  control.removeAttribute('data-pressed-early');
}
