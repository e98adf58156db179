/** Presses that came before React listened to the control that was pressed. */
interface EarlyPresses {
  /** In the order of the presses; a control that is pressed twice is listed once. */
  pressed: Set<HTMLElement>;
  keep: (event: Event) => void;
}

declare global {
  var vetkaEarlyPresses: EarlyPresses | undefined;
}

const retryMs = 100;

/**
 * Runs in the head of the page, before anything can be pressed: remembers presses that nobody hears yet, and shows that
 * they were taken. Links and forms that lead elsewhere work without code and are left alone; a list of choices sends its
 * form. It is written into the page as text, so it may use nothing from outside its braces.
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
    // A link that only has a query opens something over this page, which needs the code anyway.
    const control = target.closest<HTMLElement>('button, input[type="radio"], input[type="checkbox"], a[href^="?"]');
    if (!control || worksWithoutCode(control)) return;
    // The replayed press makes the choice; a box that is ticked already would not change again.
    event.preventDefault();
    pressed.add(control);
    control.setAttribute('aria-busy', 'true');
    control.setAttribute('data-pressed-early', '');
  };
  for (const type of ['click', 'change']) addEventListener(type, keep, true);
  globalThis.vetkaEarlyPresses = { pressed, keep };
}

/** The text of the script for the head of a page; the browser has no need to draw it again. */
export const earlyPressesScript = import.meta.env.SSR ? `(${keepEarlyPresses.toString()})()` : '';

/**
 * Replays the early presses once, each as soon as React listens to its control. To be called right after the root is
 * created: React's own listener must be the first of the document. React stops an event on its way down when the
 * control belongs to a part that is not hydrated yet, and never delivers it; such a press is kept as well.
 */
export function replayEarlyPresses(): void {
  const early = globalThis.vetkaEarlyPresses;
  if (!early) return;
  const { pressed, keep } = early;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const replay = () => {
    timer = undefined;
    // A press that is stopped again joins the set while this runs.
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

/** The press was delivered, or made again by hand. */
function releaseAround(target: EventTarget | null, pressed: Set<HTMLElement>): void {
  for (const control of pressed) if (target instanceof Node && control.contains(target)) release(control, pressed);
}

function release(control: HTMLElement, pressed: Set<HTMLElement>): void {
  if (!pressed.delete(control)) return;
  control.removeAttribute('aria-busy');
  control.removeAttribute('data-pressed-early');
}
