import { moves, press, until } from '../keys.ts';
import { hasName, isButton, isEnabled, isGone, isLabelled, isOneOf, referred, shownIn } from '../elements.ts';
import type { Practice, Verdict } from '../practice.ts';

const itemRoles = '[role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"]';
const itemsOf = (menu: HTMLElement) =>
  shownIn(menu, itemRoles).filter(
    (item) => item.closest('[role="menu"], [role="menubar"]') === menu && isEnabled(item),
  );
const openMenus = () => shownIn(document, '[role="menu"]');

/** Whether an arrow at the end of the menu goes on at the other end; if not, Home and End are required. */
async function wraps(menu: HTMLElement): Promise<boolean> {
  const items = itemsOf(menu);
  return (await moves(items.at(-1), 'ArrowDown', items[0])) === true;
}

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/menubar/ */
export const menu: Practice = {
  pattern: 'menubar',
  find: '[role="menu"]',
  markup: {
    'it has a name': isLabelled,
    'it has items': (element) => shownIn(element, itemRoles).length > 0,
    'every item has a name': (element) => itemsOf(element).every(hasName),
    'an item to check says whether it is checked': (element) => {
      const checked = itemsOf(element).filter((item) => item.role !== 'menuitem');
      return checked.length === 0
        ? undefined
        : checked.every((item) => isOneOf(item, 'aria-checked', ['true', 'false', 'mixed']));
    },
    'an item that opens a menu says so': (element) => {
      const parents = itemsOf(element).filter((item) => item.ariaExpanded !== null);
      return parents.length === 0
        ? undefined
        : parents.every((item) => isOneOf(item, 'aria-haspopup', ['menu', 'true']));
    },
    'Tab passes its items by': (element) => itemsOf(element).filter((item) => item.tabIndex >= 0).length <= 1,
  },
  keyboard: {
    'Down Arrow moves to the next item': (element) => moves(itemsOf(element)[0], 'ArrowDown', itemsOf(element)[1]),
    'Up Arrow moves to the previous item': (element) => moves(itemsOf(element)[1], 'ArrowUp', itemsOf(element)[0]),
    'Home moves to the first item where arrows stop at the end': async (element) =>
      (await wraps(element)) ? undefined : moves(itemsOf(element).at(-1), 'Home', itemsOf(element)[0]),
    'End moves to the last item where arrows stop at the end': async (element) =>
      (await wraps(element)) ? undefined : moves(itemsOf(element)[0], 'End', itemsOf(element).at(-1)),
    'Right Arrow opens the menu of an item, Left Arrow closes it': async (element) => {
      const parent = itemsOf(element).find((item) => item.ariaExpanded !== null);
      if (!parent) return undefined;
      parent.focus();
      await press('ArrowRight');
      const inner = () => openMenus().find((one) => one !== element);
      if (!(await until(() => inner()?.contains(document.activeElement) === true))) return false;
      await press('ArrowLeft');
      return until(() => document.activeElement === parent && inner() === undefined);
    },
    'Escape closes it': async (element) => {
      itemsOf(element)[0]?.focus();
      await press('Escape');
      return until(() => isGone(element));
    },
  },
};

async function opens(button: HTMLElement, key: string): Promise<HTMLElement | undefined> {
  button.focus();
  await press(key);
  await until(() => openMenus().some((one) => one.contains(document.activeElement)));
  return openMenus().at(-1);
}

/** A key must open the menu on its first item, and Escape return to the button. */
async function opensBy(button: HTMLElement, key: string): Promise<Verdict> {
  if (!isEnabled(button)) return undefined;
  const opened = await opens(button, key);
  if (!opened) return false;
  const isOnFirst = await until(() => document.activeElement === itemsOf(opened)[0]);
  await press('Escape');
  return (await until(() => isGone(opened))) && isOnFirst;
}

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/ */
export const menuButton: Practice = {
  pattern: 'menu-button',
  find: '[aria-haspopup="menu"], [aria-haspopup="true"]',
  isOne: (button) => !button.matches(itemRoles),
  markup: {
    'it is a button': isButton,
    'it has a name': hasName,
    'a closed one does not say that it is open': (button) =>
      openMenus().length === 0 ? button.ariaExpanded !== 'true' : undefined,
    'Tab reaches it': (button) =>
      isEnabled(button) && !button.closest('[role="grid"], [role="toolbar"]') ? button.tabIndex >= 0 : undefined,
  },
  keyboard: {
    'Enter opens the menu on its first item': (button) => opensBy(button, 'Enter'),
    'Space opens the menu on its first item': (button) => opensBy(button, ' '),
    'an open one says so': async (button) => {
      if (!isEnabled(button) || !(await opens(button, 'Enter'))) return undefined;
      return button.ariaExpanded === 'true';
    },
    'the open menu has a name and is what the button controls': async (button) => {
      const opened = openMenus().at(-1);
      if (!opened) return Promise.resolve(undefined);
      const controlled = referred(button, 'aria-controls');
      return isLabelled(opened) && (controlled.length === 0 || controlled.includes(opened));
    },
    'Escape returns the focus to the button': async (button) => {
      if (openMenus().length === 0) return undefined;
      await press('Escape');
      return until(() => document.activeElement === button);
    },
    'Tab leaves the menu and closes it': async (button) => {
      const opened = isEnabled(button) ? await opens(button, 'Enter') : undefined;
      if (!opened) return undefined;
      await press('Tab');
      if (await until(() => isGone(opened))) return true;
      await press('Escape');
      return false;
    },
    'Enter on an item closes the menu': async (button) => {
      const opened = isEnabled(button) ? await opens(button, 'Enter') : undefined;
      const item = opened && itemsOf(opened).find((one) => one.role === 'menuitem' && one.ariaExpanded === null);
      if (!opened || !item) return undefined;
      item.focus();
      await press('Enter');
      return until(() => isGone(opened));
    },
  },
};
