import { active, moves, press, until } from '../keys.ts';
import {
  hasName,
  isEnabled,
  isOneOf,
  isShown,
  isStacked,
  referred,
  refersWell,
  shownIn,
  tabStops,
} from '../elements.ts';
import type { Practice, Verdict } from '../practice.ts';

const optionsOf = (list: HTMLElement) => shownIn(list, '[role="option"]');

/** Whether the active option has moved by one from a place. Disabled options may be passed by. */
function hasStepped(list: HTMLElement, from: number, step: number): boolean {
  const options = optionsOf(list);
  const now = options.indexOf(active() as HTMLElement);
  const passed = options.slice(Math.min(from, now) + 1, Math.max(from, now));
  return now >= 0 && (now - from) * step > 0 && !passed.some(isEnabled);
}

const selectedSay = (list: HTMLElement): Verdict =>
  optionsOf(list).length === 0
    ? undefined
    : optionsOf(list).every((option) => option.ariaSelected !== null || option.ariaChecked !== null);

const isOfCombobox = (list: HTMLElement) =>
  list.id !== '' && document.querySelector(`[role="combobox"][aria-controls~="${list.id}"]`) !== null;

/** Puts the focus where Tab would put it: on the list or on one of its options. */
function enter(list: HTMLElement): HTMLElement | undefined {
  const stop = list.tabIndex >= 0 ? list : optionsOf(list).find((option) => option.tabIndex >= 0);
  stop?.focus();
  return stop;
}

/** An arrow must move by one option, to either side of the place where the list is entered. */
async function walks(list: HTMLElement, keys: [string, string], steps: [number, number]): Promise<Verdict> {
  const options = optionsOf(list);
  if (options.length < 2 || !enter(list)) return undefined;
  const place = () => options.indexOf(active() as HTMLElement);
  if (place() < 0) await press(keys[0]);
  const isAtEnd = place() + steps[0] < 0 || place() + steps[0] >= options.length;
  if (isAtEnd) await press(keys[1]);
  const from = place();
  await press(keys[0]);
  return until(() => hasStepped(list, from, steps[0]));
}

const axisOf = (list: HTMLElement): [forth: string, back: string] =>
  list.ariaOrientation === 'horizontal' || !isStacked(optionsOf(list))
    ? ['ArrowRight', 'ArrowLeft']
    : ['ArrowDown', 'ArrowUp'];

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/listbox/ */
export const listbox: Practice = {
  pattern: 'listbox',
  find: '[role="listbox"]',
  markup: {
    'it has a name': hasName,
    'what it holds are options': (list) => list.childElementCount === 0 || shownIn(list, '[role="option"]').length > 0,
    'every option has a name': (list) => optionsOf(list).every(hasName),
    'every option says whether it is selected': selectedSay,
    'one of several selected options needs a multi-selectable list': (list) =>
      optionsOf(list).filter((option) => option.ariaSelected === 'true').length > 1
        ? list.ariaMultiSelectable === 'true'
        : undefined,
    'Tab reaches it or one of its options': (list) =>
      isOfCombobox(list) ? undefined : list.tabIndex >= 0 || optionsOf(list).some((option) => option.tabIndex >= 0),
  },
  keyboard: {
    'an arrow moves to the next option': (list) =>
      isOfCombobox(list) ? Promise.resolve(undefined) : walks(list, axisOf(list), [1, -1]),
    'an arrow moves to the previous option': (list) => {
      const [forth, back] = axisOf(list);
      return isOfCombobox(list) ? Promise.resolve(undefined) : walks(list, [back, forth], [-1, 1]);
    },
  },
};

const popupOf = (field: HTMLElement): HTMLElement | undefined => referred(field, 'aria-controls').find(isShown);
const isOpen = (field: HTMLElement) => field.ariaExpanded === 'true' && popupOf(field) !== undefined;
const isEditable = (field: HTMLElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && isEnabled(field) && !field.readOnly;

/** Opens the list: with Down Arrow, or by typing frequent letters. Stories may have nothing to suggest. */
async function open(field: HTMLElement): Promise<boolean> {
  field.focus();
  for (const key of ['ArrowDown', 'о', 'а']) {
    if (isOpen(field)) return true;
    await press(key);
    if (await until(() => isOpen(field))) return true;
  }
  return false;
}

const popupRoles = ['listbox', 'tree', 'grid', 'dialog'];

/** Native lists (`select`) are left to the browser. @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export const combobox: Practice = {
  pattern: 'combobox',
  find: '[role="combobox"]',
  markup: {
    'it has a name': hasName,
    'it says whether it is open': (field) => isOneOf(field, 'aria-expanded', ['true', 'false']),
    'it controls only what exists': (field) =>
      field.hasAttribute('aria-controls') && isOpen(field) ? refersWell(field, 'aria-controls') : undefined,
    'it says how it completes': (field) =>
      field.hasAttribute('aria-autocomplete')
        ? isOneOf(field, 'aria-autocomplete', ['none', 'list', 'both'])
        : undefined,
    'Tab reaches it': (field) => (isEnabled(field) ? field.tabIndex >= 0 : undefined),
  },
  keyboard: {
    'open, it controls a list, tree, grid or dialog': async (field) => {
      if (!isEditable(field) || !(await open(field))) return undefined;
      const role = popupOf(field)?.role ?? '';
      return popupRoles.includes(role) && (role === 'listbox' || field.ariaHasPopup === role);
    },
    'Tab passes the list by': async (field) => {
      const list = popupOf(field);
      return isOpen(field) && list
        ? shownIn(list, '[tabindex="0"], button, a[href]').every((one) => one.tabIndex < 0 || list.role !== 'listbox')
        : undefined;
    },
    'Down Arrow moves into the list and to its next option': async (field) => {
      const list = isEditable(field) && isOpen(field) ? popupOf(field) : undefined;
      if (list?.role !== 'listbox' || optionsOf(list).length === 0) return undefined;
      const place = () => optionsOf(list).indexOf(active() as HTMLElement);
      if (place() < 0) {
        await press('ArrowDown');
        if (!(await until(() => place() >= 0))) return false;
      }
      if (place() + 1 >= optionsOf(list).length) return undefined;
      const from = place();
      await press('ArrowDown');
      return until(() => hasStepped(list, from, 1));
    },
    'Up Arrow moves to the previous option': async (field) => {
      const list = isOpen(field) ? popupOf(field) : undefined;
      const place = () => (list ? optionsOf(list).indexOf(active() as HTMLElement) : -1);
      if (place() < 1) return undefined;
      const from = place();
      await press('ArrowUp');
      return until(() => list !== undefined && hasStepped(list, from, -1));
    },
    'the active option is said to be selected': async (field) => {
      const option = active();
      return isOpen(field) && option?.role === 'option' ? option.ariaSelected !== null : undefined;
    },
    'Right Arrow leaves the list to the text': async (field) => {
      if (!isEditable(field) || !isOpen(field) || active()?.role !== 'option') return undefined;
      await press('ArrowRight');
      return until(() => document.activeElement === field);
    },
    'Escape closes the list and keeps the focus in the field': async (field) => {
      if (!isEditable(field) || !isOpen(field)) return undefined;
      // A list that always is there, as in a palette, has nothing to close.
      if (field.closest('[role="dialog"]')?.contains(popupOf(field) ?? null)) return undefined;
      await press('Escape');
      return (await until(() => !isOpen(field))) && document.activeElement === field;
    },
    'Enter takes the active option': async (field) => {
      if (!isEditable(field) || !(await open(field))) return undefined;
      await press('ArrowDown');
      const option = active();
      if (option?.role !== 'option') return undefined;
      const stateOf = () =>
        `${field.value} ${field.ariaExpanded} ${option.ariaSelected} ${document.body.childElementCount}`;
      const before = stateOf();
      await press('Enter');
      const isTaken = await until(() => stateOf() !== before || !field.isConnected);
      if (isOpen(field)) await press('Escape');
      return isTaken;
    },
  },
};

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
export const toolbar: Practice = {
  pattern: 'toolbar',
  find: '[role="toolbar"]',
  markup: {
    'it has a name': hasName,
    'Tab reaches one of its controls': (bar) =>
      controlsOf(bar).filter((control) => control.tabIndex >= 0).length <= 1 &&
      tabStops(bar.parentElement ?? bar).some((stop) => bar.contains(stop)),
  },
  keyboard: {
    'the next arrow moves to the next control': (bar) => moves(controlsOf(bar)[0], arrows(bar)[0], controlsOf(bar)[1]),
    'the previous arrow moves to the previous control': (bar) =>
      moves(controlsOf(bar)[1], arrows(bar)[1], controlsOf(bar)[0]),
    'Tab leaves it': async (bar) => {
      controlsOf(bar)
        .find((control) => control.tabIndex >= 0)
        ?.focus();
      await press('Tab');
      return until(() => !bar.contains(document.activeElement));
    },
  },
};

const controlsOf = (bar: HTMLElement) =>
  shownIn(bar, 'button, a[href], input, select, [role="button"], [role="radio"], [role="combobox"]').filter(isEnabled);
const arrows = (bar: HTMLElement): [string, string] =>
  bar.ariaOrientation === 'vertical' ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft'];
