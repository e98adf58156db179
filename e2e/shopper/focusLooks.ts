declare global {
  interface Window {
    focusLooks?: {
      /** A short description of an element for messages. */
      nameOf: (element: Element) => string;
      /** Call after each move of the focus. Returns faults of the focused element and of the one before it. */
      looksOf: (focused: Element | undefined) => Promise<string[]>;
    };
  }
}

/** Runs in the page: checks that focused elements are in sight and have a focus ring. */
export function watchFocusLooks(): void {
  // A ring that fades in has no colour yet when the focus arrives.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  let before: { element: Element; parts: Element[]; look: string } | undefined;

  const nameOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
    const text = (element.getAttribute('aria-label') ?? label ?? '').replaceAll(/\s+/g, ' ').trim();
    return `<${element.localName}> «${text.slice(0, 60)}»`;
  };

  /** The elements that may draw the ring: the focused one, three around it, and those beside and in it. */
  const partsOf = (element: Element) => {
    const parts = new Set([element, ...element.children, ...(element.parentElement?.children ?? [])]);
    let wrapper = element.parentElement;
    for (let level = 0; wrapper && level < 3; level += 1, wrapper = wrapper.parentElement) parts.add(wrapper);
    return [...parts];
  };
  const lookOf = (parts: Element[]) =>
    parts
      .flatMap((part) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
        outlineStyle === 'none' ? boxShadow : `${outlineWidth} ${outlineColor} ${boxShadow}`,
      )
      .join('; ');

  /** What people see of an element: a visually hidden control is represented by its label. */
  const seenOf = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    if (width > 4 && height > 4) return element;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
    return label ?? element.parentElement ?? element;
  };
  /** The middle of a side, or of its visible part if it is longer than the window. */
  const middle = (start: number, end: number, window: number) =>
    end - start > window ? (Math.max(0, start) + Math.min(window, end)) / 2 : (start + end) / 2;
  const sightFault = (element: Element) => {
    const seen = seenOf(element);
    // The first line of a link that wraps.
    const box = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
    const hit = document.elementFromPoint(
      middle(box.left, box.right, innerWidth),
      middle(box.top, box.bottom, innerHeight),
    );
    if (!hit) return `${nameOf(element)} has the focus outside the window`;
    // A toast goes away by itself.
    if (hit.closest('section[aria-label="Уведомления"]')) return undefined;
    const isSeen = seen.contains(hit) || hit.contains(seen) || hit.closest('label')?.contains(element);
    return isSeen ? undefined : `${nameOf(element)} has the focus below ${nameOf(hit)}`;
  };

  window.focusLooks = {
    nameOf,
    looksOf: async (focused) => {
      const faults: (string | undefined)[] = [];
      if (before?.element.isConnected && before.look === lookOf(before.parts)) {
        faults.push(`${nameOf(before.element)} has no focus ring`);
      }
      before = undefined;
      if (focused) {
        const parts = partsOf(focused);
        before = { element: focused, parts, look: lookOf(parts) };
        let fault = sightFault(focused);
        // A form scrolls to the focus when its new message has been rendered.
        for (let tries = 0; fault && tries < 10; tries += 1) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          fault = sightFault(focused);
        }
        faults.push(fault);
      }
      return faults.filter((fault) => fault !== undefined);
    },
  };
}
