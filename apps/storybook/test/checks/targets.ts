/** Minimum side of a target in pixels, for a finger and for any pointer. */
const fingerPx = 44;
const pointerPx = 24;

const pressable =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [role="radio"], [role="checkbox"], [role="switch"], [role="slider"]';

/** Tolerance for boxes with fractional pixels. */
const roundingPx = 0.5;

/**
 * Reports targets smaller than a finger (in the phone window) or a pointer (elsewhere). Exceptions: a text-only link
 * may be as low as its line if it keeps its distance from other targets (WCAG 2.5.8), and a link may be small if a
 * larger target has the same address.
 */
export function checkTargets(kind: 'finger' | 'pointer'): string | undefined {
  const minPx = kind === 'finger' ? fingerPx : pointerPx;
  const targets = [...document.body.querySelectorAll<HTMLElement>(pressable)].filter(isTarget);
  const small = keepingScroll(() =>
    targets.filter((element) => isUnder(minPx, element) && !isExempt(element, targets, minPx)),
  );
  if (small.length === 0) return undefined;
  const sizes = small.map((element) => `${nameOf(element)} ${pressArea(element, minPx).map(Math.round).join(' × ')}`);
  return `targets under ${minPx} px: ${sizes.join(' | ')}`;
}

/** Restores the scroll positions that measuring changes, so that the next screenshot shows the story as it was. */
function keepingScroll<Result>(measure: () => Result): Result {
  const before = [...document.querySelectorAll('*')].map((box) => [box, box.scrollLeft, box.scrollTop] as const);
  const result = measure();
  for (const [box, left, top] of before) {
    if (box.scrollLeft !== left || box.scrollTop !== top) Object.assign(box, { scrollLeft: left, scrollTop: top });
  }
  return result;
}

const isUnder = (minPx: number, element: HTMLElement): boolean =>
  Math.min(...pressArea(element, minPx)) < minPx - roundingPx;

function isExempt(element: HTMLElement, targets: HTMLElement[], minPx: number): boolean {
  // Points of a chart are read, not pressed, and its table has the same figures.
  if (element.matches('svg [role="option"]')) return true;
  const others = targets.filter((other) => other !== element);
  if (isText(element) && others.every((other) => keepsDistance(element, other))) return true;
  const href = element.getAttribute('href');
  return href !== null && others.some((other) => other.getAttribute('href') === href && !isUnder(minPx, other));
}

function isText(element: HTMLElement): boolean {
  if (!element.matches('a')) return false;
  const { backgroundColor, paddingBlockStart, borderTopWidth } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' && parseFloat(paddingBlockStart) + parseFloat(borderTopWidth) === 0;
}

/** Whether a 24 px circle around one target's centre stays clear of the other (WCAG 2.5.8). */
function keepsDistance(element: HTMLElement, other: HTMLElement): boolean {
  if (element.contains(other) || other.contains(element)) return true;
  const [box, wall] = [element.getBoundingClientRect(), other.getBoundingClientRect()];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [dx, dy] = [Math.max(wall.left - x, x - wall.right, 0), Math.max(wall.top - y, y - wall.bottom, 0)];
  return Math.hypot(dx, dy) >= pointerPx / 2;
}

/** Excludes disabled controls and links inside a sentence (exempt by WCAG 2.5.8) and elements that can't be hit. */
function isTarget(element: HTMLElement): boolean {
  if (element.matches(':disabled, [aria-disabled="true"], [tabindex="-1"][aria-hidden="true"]')) return false;
  if (element.closest('[inert], [aria-hidden="true"]') || isInSentence(element)) return false;
  const box = element.getBoundingClientRect();
  // An element of 1 px or less is visually hidden, for screen readers and keyboards only.
  return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
}

function isInSentence(element: HTMLElement): boolean {
  if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
  const around = element.parentElement?.textContent?.replace(element.textContent ?? '', '').trim();
  return around !== undefined && around !== '';
}

/** Size of the area that activates the element: its own box, or more where a label or a pseudo-element extends it. */
function pressArea(element: HTMLElement, minPx: number): [width: number, height: number] {
  const label = labelOf(element);
  const boxes = [element, ...label].map((one) => one.getBoundingClientRect());
  const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
  if (width >= minPx && height >= minPx) return [width, height];
  return [Math.max(width, reach(element, label, 'x')), Math.max(height, reach(element, label, 'y'))];
}

const labelOf = (element: HTMLElement): HTMLElement[] =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : [];

/** Length in pixels of the line through the centre that hits the element or its label. */
function reach(element: HTMLElement, labels: HTMLElement[], axis: 'x' | 'y'): number {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hits = (offset: number): boolean => {
    const hit = document.elementFromPoint(axis === 'x' ? x + offset : x, axis === 'y' ? y + offset : y);
    // Count points outside the window as hits: elsewhere on a page the target would extend there.
    return hit === null || [element, ...labels].some((one) => one.contains(hit));
  };
  let [before, after] = [0, 0];
  while (before < fingerPx && hits(-before - 1)) before++;
  while (after < fingerPx && hits(after)) after++;
  return before + after;
}

function nameOf(element: HTMLElement): string {
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
  return `<${element.localName}> «${(name || element.getAttribute('name') || element.className).slice(0, 40)}»`;
}
