import { expect } from 'vitest';

/** Whether sighted people or screen readers can reach the element. */
export const isShown = (element: Element): boolean =>
  isRendered(element) && !element.closest('[aria-hidden="true"], [inert]');

/** An element without a box of its own is there if something in it is. */
const isRendered = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) ||
  (getComputedStyle(element).display === 'contents' && [...element.children].some(isRendered));

const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="tooltip"]';

/** Whether it is away, or a layer that has been closed and is still fading out. */
export const isGone = (element: HTMLElement): boolean =>
  !element.isConnected || !isShown(element) || (element.matches(layers) && element.dataset['state'] === 'closed');

export const isEnabled = (element: Element): boolean => !element.matches(':disabled, [aria-disabled="true"]');

/** The elements inside that are shown, in order. */
export const shownIn = (root: ParentNode, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(isShown);

/** The elements that an attribute refers to by id. */
export const referred = (element: Element, attribute: string): HTMLElement[] =>
  (element.getAttribute(attribute) ?? '')
    .split(/\s+/)
    .map((id) => document.getElementById(id))
    .filter((found) => found !== null);

/** Whether an attribute, where there is one, refers to elements that exist. */
export const refersWell = (element: Element, attribute: string): boolean => {
  const ids = (element.getAttribute(attribute) ?? '').split(/\s+/).filter((id) => id !== '');
  return ids.length > 0 && referred(element, attribute).length === ids.length;
};

/** Whether the browser computes a name that is not empty. */
export function hasName(element: Element): boolean {
  try {
    expect(element).toHaveAccessibleName();
    return true;
  } catch {
    return false;
  }
}

/** Like `hasName`, for roles whose name can't come from the content. */
export const isLabelled = (element: Element): boolean =>
  (element.getAttribute('aria-label') ?? '').trim() !== '' ||
  referred(element, 'aria-labelledby').some(({ textContent }) => textContent.trim() !== '');

const focusable =
  'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"], audio[controls], video[controls]';

/** The elements inside that Tab can reach, without those of a radio group that Tab passes by. */
export const tabStops = (root: ParentNode): HTMLElement[] =>
  shownIn(root, focusable).filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [data-radix-focus-guard]'),
  );

/** Whether the elements stand below each other. */
export function isStacked(elements: HTMLElement[]): boolean {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return boxes.every((box, place) => place === 0 || box.top >= (boxes[place - 1]?.bottom ?? 0) - 1);
}

/** Whether its role is that of a button. */
export const isButton = (element: Element): boolean =>
  element.role === null ? element.matches('button, summary') : element.role === 'button';

/** Whether an attribute is one of the values. */
export const isOneOf = (element: Element, attribute: string, values: string[]): boolean =>
  values.includes(element.getAttribute(attribute) ?? '');

/** The state of a checkbox, radio button or switch, native or not. */
export const isChecked = (element: Element): boolean =>
  element instanceof HTMLInputElement && !element.hasAttribute('aria-checked')
    ? element.checked
    : element.ariaChecked === 'true';

/** Whether it tells its state: a native one always does. */
export const tellsChecked = (element: Element): boolean =>
  element instanceof HTMLInputElement || isOneOf(element, 'aria-checked', ['true', 'false', 'mixed']);

/** Elements of one shape are made by one component: the same element, role and classes in the same kind of place. */
export const shapeOf = (element: Element): string =>
  [element, element.parentElement]
    .map((one) => [one?.localName, one?.role, one?.ariaHasPopup, one?.className].join(' '))
    .join(' in ');

/** For messages. */
export function describeElement(element: Element): string {
  const text = element.ariaLabel ?? element.textContent.trim();
  return `<${element.localName}${element.role === null ? '' : ` role=${element.role}`}> «${text.slice(0, 40)}»`;
}
