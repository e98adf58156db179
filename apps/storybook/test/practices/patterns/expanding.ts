import { changesBy, press, until } from '../keys.ts';
import { hasName, isButton, isEnabled, isOneOf, isShown, referred } from '../elements.ts';
import type { Practice, Verdict } from '../practice.ts';

const isOpen = (button: Element): boolean =>
  button.localName === 'summary' ? button.closest('details')?.open === true : button.ariaExpanded === 'true';

const tellsOpen = (button: HTMLElement): boolean =>
  button.localName === 'summary' || isOneOf(button, 'aria-expanded', ['true', 'false']);

/** What it controls is shown exactly while it is open. */
const showsWhatItSays = (button: HTMLElement): Verdict => {
  const controlled = referred(button, 'aria-controls');
  if (!button.hasAttribute('aria-controls')) return undefined;
  return isOpen(button) ? controlled.length > 0 && controlled.every(isShown) : !controlled.some(isShown);
};

/** The key must open and, pressed again, close it. Either both work or, if neither does, the story keeps it fixed. */
async function toggles(key: string, button: HTMLElement): Promise<Verdict> {
  if (!isEnabled(button)) return undefined;
  const first = await changesBy(key, button, () => isOpen(button));
  if (first !== true || !button.isConnected || !isShown(button)) return first;
  if (showsWhatItSays(button) === false) return until(() => showsWhatItSays(button) !== false);
  const second = await changesBy(key, button, () => isOpen(button));
  return second === undefined ? true : second;
}

const openingKeys: Practice['keyboard'] = {
  'Enter opens and closes it': (button) => toggles('Enter', button),
  'Space opens and closes it': (button) => toggles(' ', button),
};

const inHeading = ':is(h1, h2, h3, h4, h5, h6, [role="heading"])';

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/ */
export const accordion: Practice = {
  pattern: 'accordion',
  find: `${inHeading} > button[aria-expanded], ${inHeading} > [role="button"][aria-expanded]`,
  markup: {
    'the heading is of some level': ({ parentElement }) =>
      parentElement?.role === 'heading' ? Number(parentElement.ariaLevel) > 0 : true,
    'the heading holds nothing but the button': ({ parentElement }) => parentElement?.children.length === 1,
    'it has a name': hasName,
    'it says whether it is open': tellsOpen,
    'an open one controls its panel': (button) =>
      isOpen(button) ? referred(button, 'aria-controls').length > 0 : undefined,
    'its panel is shown while it is open': showsWhatItSays,
    'Tab reaches it': (button) => (isEnabled(button) ? button.tabIndex >= 0 : undefined),
  },
  keyboard: openingKeys,
};

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/ */
export const disclosure: Practice = {
  pattern: 'disclosure',
  find: '[aria-expanded]:not([aria-haspopup], [role="combobox"], [role="treeitem"], [role="row"], [role="gridcell"]), summary',
  isOne: (button) => !button.matches(accordion.find),
  markup: {
    'it is a button': isButton,
    'it has a name': hasName,
    'it says whether it is open': tellsOpen,
    'what it controls is shown while it is open': showsWhatItSays,
    'Tab reaches it': (button) => (isEnabled(button) ? button.tabIndex >= 0 : undefined),
  },
  keyboard: openingKeys,
};

/** Presses a key and catches the click before it reaches the page. */
async function clicksBy(key: string, element: HTMLElement): Promise<Verdict> {
  if (!isEnabled(element) || element.tabIndex < 0) return undefined;
  let isClicked = false;
  const note = (event: Event) => {
    isClicked ||= event.composedPath().includes(element);
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  window.addEventListener('click', note, { capture: true });
  element.focus();
  await press(key);
  const isDone = await until(() => isClicked);
  window.removeEventListener('click', note, { capture: true });
  return isDone;
}

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/button/ */
export const button: Practice = {
  pattern: 'button',
  find: 'button, [role="button"], summary',
  isOne: (element) => (element.role ?? 'button') === 'button',
  isCommon: true,
  markup: {
    'it has a name': hasName,
    'a toggle says whether it is pressed': (element) =>
      element.ariaPressed === null ? undefined : isOneOf(element, 'aria-pressed', ['true', 'false', 'mixed']),
    'a button of other elements can have the focus': (element) =>
      element.role === 'button' && isEnabled(element)
        ? element.tabIndex >= -1 && element.matches('[tabindex], button, a[href]')
        : undefined,
  },
  keyboard: {
    'Enter presses it': (element) =>
      element.hasAttribute('aria-haspopup') ? Promise.resolve(undefined) : clicksBy('Enter', element),
    'Space presses it': (element) =>
      element.hasAttribute('aria-haspopup') ? Promise.resolve(undefined) : clicksBy(' ', element),
  },
};

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/link/ */
export const link: Practice = {
  pattern: 'link',
  find: 'a[href], [role="link"]',
  isCommon: true,
  markup: { 'it has a name': hasName },
  keyboard: { 'Enter follows it': (element) => clicksBy('Enter', element) },
};
