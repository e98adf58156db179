import { changesBy, moves, until } from '../keys.ts';
import { hasName, isChecked, isEnabled, isOneOf, shownIn, tellsChecked } from '../elements.ts';
import type { Practice, Verdict } from '../practice.ts';

const radiosOf = (group: HTMLElement) =>
  shownIn(group, '[role="radio"], input[type="radio"]').filter(
    (radio) => isEnabled(radio) && radio.closest(radioGroups) === group,
  );
const radioGroups = '[role="radiogroup"], fieldset';

/** An arrow must move the focus and check, unless a click does not check either: the story keeps its value fixed. */
async function checksBy(group: HTMLElement, key: string, from: number, to: number): Promise<Verdict> {
  const radios = radiosOf(group);
  const [start, target] = [radios.at(from), radios.at(to)];
  if (radios.length < 2 || !start || !target) return undefined;
  start.click();
  if (!(await moves(start, key, target))) return false;
  if (await until(() => isChecked(target))) return true;
  target.click();
  return (await until(() => isChecked(target))) ? false : undefined;
}

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/ */
export const radio: Practice = {
  pattern: 'radio',
  find: radioGroups,
  isOne: (group) => radiosOf(group).length > 0,
  markup: {
    'the group has a name': hasName,
    'every button has a name': (group) => radiosOf(group).every(hasName),
    'every button says whether it is checked': (group) => radiosOf(group).every(tellsChecked),
    'at most one button is checked': (group) => radiosOf(group).filter(isChecked).length <= 1,
    'Tab reaches the group': (group) => radiosOf(group).some((one) => one.tabIndex >= 0),
    'Tab reaches the checked button only': (group) => {
      const others = radiosOf(group).filter((one) => !isChecked(one) && !(one instanceof HTMLInputElement));
      const checked = radiosOf(group).find(isChecked);
      return checked && checked.tabIndex >= 0 && others.every((one) => one.tabIndex < 0);
    },
  },
  keyboard: {
    'Right Arrow checks the next button': (group) => checksBy(group, 'ArrowRight', 0, 1),
    'Down Arrow checks the next button': (group) => checksBy(group, 'ArrowDown', 0, 1),
    'Down Arrow on the last button checks the first': (group) => checksBy(group, 'ArrowDown', -1, 0),
    'Left Arrow checks the previous button': (group) => checksBy(group, 'ArrowLeft', 1, 0),
    'Up Arrow checks the previous button': (group) => checksBy(group, 'ArrowUp', 1, 0),
    'Up Arrow on the first button checks the last': (group) => checksBy(group, 'ArrowUp', 0, -1),
    'Space checks the button': async (group) => {
      const other = radiosOf(group).find((one) => !isChecked(one));
      return other && changesBy(' ', other, () => isChecked(other));
    },
  },
};

const spaceToggles = (element: HTMLElement): Promise<Verdict> | Promise<undefined> =>
  isEnabled(element) ? changesBy(' ', element, () => isChecked(element)) : Promise.resolve(undefined);

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/checkbox/ */
export const checkbox: Practice = {
  pattern: 'checkbox',
  find: '[role="checkbox"], input[type="checkbox"]:not([role])',
  markup: {
    'it has a name': hasName,
    'it says whether it is checked': tellsChecked,
    'Tab reaches it': (box) => (isEnabled(box) && !box.closest('[role="grid"]') ? box.tabIndex >= 0 : undefined),
  },
  keyboard: { 'Space changes it': spaceToggles },
};

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/switch/ */
export const switchOnOff: Practice = {
  pattern: 'switch',
  find: '[role="switch"]',
  markup: {
    'it has a name': hasName,
    'it says whether it is on': (element) =>
      element instanceof HTMLInputElement || isOneOf(element, 'aria-checked', ['true', 'false']),
    'Tab reaches it': (element) => (isEnabled(element) ? element.tabIndex >= 0 : undefined),
  },
  keyboard: {
    'Space changes it and not its name': async (element) => {
      const name = element.ariaLabel ?? element.textContent;
      const isChanged = await spaceToggles(element);
      return isChanged && (element.ariaLabel ?? element.textContent) === name;
    },
  },
};
