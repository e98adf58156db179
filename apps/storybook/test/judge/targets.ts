/** The smallest side of what a finger presses, and of what any pointer does, in pixels. */
const fingerPx = 44;
const pointerPx = 24;

const pressable =
  'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="menuitem"], [role="option"], [role="radio"], [role="checkbox"], [role="switch"], [role="slider"]';

/** Sides may be this much shorter: boxes of fractions of a pixel. */
const roundingPx = 0.5;

/**
 * Targets of the story that are smaller than a finger (in the phone's window) or a pointer (elsewhere). A link that is
 * text and nothing else may be as low as its line, as long as it keeps its distance (WCAG 2.5.8); so may anything that
 * leads where a larger target leads.
 */
export function judgeTargets(kind: 'finger' | 'pointer'): string | undefined {
  const least = kind === 'finger' ? fingerPx : pointerPx;
  const targets = [...document.body.querySelectorAll<HTMLElement>(pressable)].filter(canBePressed);
  const small = asScrolled(() =>
    targets.filter((element) => isUnder(least, element) && !isExcused(element, targets, least)),
  );
  if (small.length === 0) return undefined;
  const sizes = small.map((element) => `${nameOf(element)} ${pressArea(element, least).map(Math.round).join(' × ')}`);
  return `targets under ${least} px: ${sizes.join(' | ')}`;
}

/** Measuring scrolls to what it measures; the next picture is of the story as it was left. */
function asScrolled<Result>(measure: () => Result): Result {
  const before = [...document.querySelectorAll('*')].map((box) => [box, box.scrollLeft, box.scrollTop] as const);
  const result = measure();
  for (const [box, left, top] of before) {
    if (box.scrollLeft !== left || box.scrollTop !== top) Object.assign(box, { scrollLeft: left, scrollTop: top });
  }
  return result;
}

const isUnder = (least: number, element: HTMLElement): boolean =>
  Math.min(...pressArea(element, least)) < least - roundingPx;

function isExcused(element: HTMLElement, targets: HTMLElement[], least: number): boolean {
  const others = targets.filter((other) => other !== element);
  if (isText(element) && others.every((other) => isApart(element, other))) return true;
  const href = element.getAttribute('href');
  return href !== null && others.some((other) => other.getAttribute('href') === href && !isUnder(least, other));
}

function isText(element: HTMLElement): boolean {
  if (!element.matches('a')) return false;
  const { backgroundColor, paddingBlockStart, borderTopWidth } = getComputedStyle(element);
  return backgroundColor === 'rgba(0, 0, 0, 0)' && parseFloat(paddingBlockStart) + parseFloat(borderTopWidth) === 0;
}

/** Whether a circle of the least size around the middle of one does not touch the other. */
function isApart(element: HTMLElement, other: HTMLElement): boolean {
  if (element.contains(other) || other.contains(element)) return true;
  const [box, wall] = [element.getBoundingClientRect(), other.getBoundingClientRect()];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [dx, dy] = [Math.max(wall.left - x, x - wall.right, 0), Math.max(wall.top - y, y - wall.bottom, 0)];
  return Math.hypot(dx, dy) >= pointerPx / 2;
}

/** A disabled control and a link inside a sentence are excepted by WCAG 2.5.8; what can't be hit is no target. */
function canBePressed(element: HTMLElement): boolean {
  if (element.matches(':disabled, [aria-disabled="true"], [tabindex="-1"][aria-hidden="true"]')) return false;
  if (element.closest('[inert], [aria-hidden="true"]') || isInSentence(element)) return false;
  const box = element.getBoundingClientRect();
  // A pixel or less is for screen readers and keys alone.
  return box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
}

function isInSentence(element: HTMLElement): boolean {
  if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
  const around = element.parentElement?.textContent?.replace(element.textContent ?? '', '').trim();
  return around !== undefined && around !== '';
}

/**
 * How wide and high the place is that presses the element: its own box, or more where a label or a pseudo-element
 * catches presses around it.
 */
function pressArea(element: HTMLElement, least: number): [width: number, height: number] {
  const label = labelOf(element);
  const boxes = [element, ...label].map((one) => one.getBoundingClientRect());
  const [width, height] = [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))];
  if (width >= least && height >= least) return [width, height];
  return [Math.max(width, reach(element, label, 'x')), Math.max(height, reach(element, label, 'y'))];
}

const labelOf = (element: HTMLElement): HTMLElement[] =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : [];

/** Pixels in a row through the middle that hit the element or its label. */
function reach(element: HTMLElement, labels: HTMLElement[], axis: 'x' | 'y'): number {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hits = (offset: number): boolean => {
    const hit = document.elementFromPoint(axis === 'x' ? x + offset : x, axis === 'y' ? y + offset : y);
    // What lies outside of the window would be pressed, were the story not at its edge.
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
