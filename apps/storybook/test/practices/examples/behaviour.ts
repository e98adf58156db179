/** Elements of the example by selector. */
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
export const one = (selector: string): HTMLElement => {
  const [element] = all(selector);
  if (!element) throw new Error(`The example has no ${selector}.`);
  return element;
};

/** Stops everything that an example and its defect listen to. */
export let listening = new AbortController();
export function stopListening(): void {
  listening.abort();
  listening = new AbortController();
}

export type Keys = Record<string, (element: HTMLElement) => void>;

/** Handles keys of the elements, as `ArrowDown` or `Control+End`. */
export function onKeys(selector: string, keys: Keys): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const element = event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      const act = keys[`${event.ctrlKey && event.key !== 'Control' ? 'Control+' : ''}${event.key}`];
      if (!element || !act || event.defaultPrevented) return;
      event.preventDefault();
      act(element);
    },
    { signal: listening.signal },
  );
}

/** Handles clicks on the elements, also those that keys make. */
export function onClick(selector: string, act: (element: HTMLElement) => void): void {
  const note = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    if (element) act(element);
  };
  document.addEventListener('click', note, { signal: listening.signal });
}

/** Moves the focus among the elements that match, and the tab stop with it. */
export function rove(selector: string, element: HTMLElement, step: number, isEndless = true): HTMLElement {
  const items = all(selector).filter((item) => item.checkVisibility());
  const place = items.indexOf(element) + step;
  const next = isEndless
    ? items[(place + items.length) % items.length]
    : items[Math.min(items.length - 1, Math.max(0, place))];
  for (const item of items) item.tabIndex = item === next ? 0 : -1;
  next?.focus();
  return next ?? element;
}

export const first = (selector: string) => (element: HTMLElement) =>
  void rove(selector, element, -all(selector).length, false);
export const last = (selector: string) => (element: HTMLElement) =>
  void rove(selector, element, all(selector).length, false);

/** Flips `true` and `false`. */
export const flip = (element: Element, attribute: string): boolean => {
  const next = element.getAttribute(attribute) !== 'true';
  element.setAttribute(attribute, String(next));
  return next;
};
