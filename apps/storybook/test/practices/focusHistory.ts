/** What has had the focus on this page, in order. */
let history: Element[] = [];

function note({ target }: FocusEvent): void {
  if (target instanceof Element && !target.hasAttribute('data-radix-focus-guard')) history.push(target);
}

/** Starts to note what has the focus, for `invokerOf`. */
export function noteFocus(): void {
  history = [];
  document.addEventListener('focusin', note, { capture: true });
}

/** What had the focus before it first moved into the layer: the element that opened it. */
export function invokerOf(layer: Element): HTMLElement | undefined {
  const first = history.findIndex((element) => layer.contains(element));
  const before = history[first - 1];
  return before instanceof HTMLElement ? before : undefined;
}
