/** Fields that were changed before React listened to them. */
interface EarlyFields {
  /** Call it once the root is created: from then on changes are replayed as soon as their field is hydrated. */
  start: () => void;
}

declare global {
  var vetkaEarlyFields: EarlyFields | undefined;
}

/**
 * Records input in fields that are not hydrated yet, and replays it once they are. React does not read the DOM when it
 * hydrates a field: its state keeps the value that the server rendered, and the next render writes that value back.
 */
export function keepEarlyFields(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  type Tracked = Field & { _valueTracker?: { setValue: (value: string) => void } };
  interface Draft {
    value: string;
    caret: [start: number | null, end: number | null];
    isChecked: boolean;
  }
  const changed = new Map<Field, Draft>();
  let isStarted = false;
  let frame = 0;
  let isProbeDelivered = false;

  const isField = (target: unknown): target is Field =>
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
  const isChoice = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';
  /** The event that React listens to for a change. */
  const eventOf = (field: Field) => {
    if (isChoice(field)) return 'click';
    return field instanceof HTMLSelectElement || field.type === 'file' ? 'change' : 'input';
  };
  const isHydrated = (field: Field) => Object.keys(field).some((key) => key.startsWith('__reactProps'));
  // Its change submits the form: earlyPresses.ts.
  const navigates = (field: Field) => field instanceof HTMLSelectElement && field.closest('form[action]');

  function remember(field: Field): void {
    // Only the last choice of a group counts.
    for (const other of changed.keys())
      if (field.type === 'radio' && other.type === 'radio' && other.name === field.name && other.form === field.form)
        changed.delete(other);
    const caret: Draft['caret'] =
      field instanceof HTMLSelectElement ? [null, null] : [field.selectionStart, field.selectionEnd];
    changed.set(field, { value: field.value, caret, isChecked: isChoice(field) && field.checked });
    if (isStarted) schedule();
  }

  /**
   * Whether React's events reach a field. It prepares fields while it renders, which is before that, and may start
   * over. This event makes React finish hydrating the field if it can, and nothing handles it.
   */
  function isReached(field: Field): boolean {
    field.dispatchEvent(new Event('auxclick', { bubbles: true }));
    return isProbeDelivered;
  }

  const schedule = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(replay);
  };

  function replay(): void {
    // A change that is stopped again is added to the map while this runs.
    const waiting = [...changed.keys()];
    for (const field of waiting) {
      if (!field.isConnected) changed.delete(field);
      else if (isHydrated(field) && isReached(field)) deliver(field);
    }
    if (changed.size > 0) schedule();
  }

  function deliver(field: Field): void {
    const draft = changed.get(field);
    changed.delete(field);
    if (!draft) return;
    if (isChoice(field)) choose(field, draft.isChecked);
    else type(field, draft);
  }

  /** React listens to clicks here, and ignores a click that does not change the state it has seen. */
  function choose(field: HTMLInputElement, isChecked: boolean): void {
    if (isChecked === field.defaultChecked) return;
    field.checked = !isChecked;
    field.click();
  }

  function type(field: Tracked, { value, caret: [start, end] }: Draft): void {
    // React has written its value back. Otherwise the field keeps its caret and the composition of an input method.
    if (field.value !== value) {
      field.value = value;
      if (start !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(start, end);
    }
    if ('defaultValue' in field && field.defaultValue === value) return;
    const isFocused = field === document.activeElement;
    if (isFocused) field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    // React ignores an event that does not change the value it has seen, which it has read while hydrating.
    field._valueTracker?.setValue(`${value}.`);
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    if (!isFocused) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }

  /**
   * Before React's listeners, which may hydrate the field within this event and then mistake its value for the old one.
   */
  const keep = ({ target, type: name }: Event) => {
    if (!isField(target) || name !== eventOf(target)) return;
    if (isHydrated(target) || navigates(target)) changed.delete(target);
    else remember(target);
  };
  /** After React's listeners: React stops an event whose target it cannot hydrate yet. */
  const settle = ({ target, type: name, cancelBubble }: Event) => {
    if (!isField(target) || name !== eventOf(target) || navigates(target)) return;
    if (cancelBubble) remember(target);
    // React reads such a field at each change, even if it has seen the value before.
    else if (name === 'change') changed.delete(target);
  };
  // A handler must see the state with the input from before its event.
  const flush = () => {
    if (isStarted && changed.size > 0) replay();
  };
  const changes = ['input', 'change', 'click'];
  for (const name of ['click', 'keydown', 'submit']) addEventListener(name, flush, true);
  for (const name of changes) addEventListener(name, keep, true);
  takeOver(changes, keep);
  globalThis.vetkaEarlyFields = {
    start() {
      isStarted = true;
      for (const name of changes) document.addEventListener(name, settle, true);
      document.addEventListener('auxclick', ({ cancelBubble }) => (isProbeDelivered = !cancelBubble), true);
      replay();
    },
  };
}

/** Handles the events from before this code had loaded: nothing has changed the fields since. */
function takeOver(types: readonly string[], keep: (event: Event) => void): void {
  const early = globalThis.vetkaEarlyChanges;
  if (!early) return;
  for (const type of types) removeEventListener(type, early.keep, true);
  early.events.forEach(keep);
}
