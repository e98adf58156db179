import { press, until } from '../keys.ts';
import { hasName, isEnabled, isShown, isOneOf, shownIn } from '../elements.ts';
import type { Practice, Verdict } from '../practice.ts';

const isNumberInput = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && ['range', 'number'].includes(element.type);

/** The value, or NaN if it has none. */
const valueOf = (element: Element): number =>
  isNumberInput(element) && element.ariaValueNow === null
    ? element.valueAsNumber
    : Number.parseFloat(element.ariaValueNow ?? '');

/** A limit; a range input has limits without the attributes, any other element may have none. */
function limitOf(element: Element, side: 'min' | 'max'): number {
  const aria = side === 'min' ? element.ariaValueMin : element.ariaValueMax;
  if (aria !== null) return Number.parseFloat(aria);
  if (!isNumberInput(element)) return NaN;
  const usual = element.type === 'range' ? { min: '0', max: '100' }[side] : '';
  return Number.parseFloat(element.getAttribute(side) ?? usual);
}

const isFixed = (element: Element) => !isEnabled(element) || element.matches('[readonly], [aria-readonly="true"]');

/**
 * Presses the key and expects the value to move. At the limit it first steps back. Nothing is concluded when no key moves
 * the value, because then the story keeps it.
 */
async function stepsBy(element: HTMLElement, key: string, back: string, direction: 1 | -1): Promise<Verdict> {
  if (isFixed(element)) return undefined;
  element.focus();
  if (valueOf(element) === limitOf(element, direction === 1 ? 'max' : 'min')) {
    const limit = valueOf(element);
    await press(back);
    if (!(await until(() => valueOf(element) !== limit))) return undefined;
  }
  const before = valueOf(element);
  await press(key);
  const isMoved = await until(() =>
    Number.isNaN(before) ? !Number.isNaN(valueOf(element)) : (valueOf(element) - before) * direction > 0,
  );
  if (isMoved || Number.isNaN(before)) return isMoved || undefined;
  await press(back);
  return (await until(() => valueOf(element) !== before)) ? false : undefined;
}

const isEditableText = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'text';

/** Whether one of the keys moves the value; where none does, the story keeps it fixed. */
async function canChange(element: HTMLElement): Promise<boolean> {
  element.focus();
  for (const key of ['ArrowUp', 'ArrowDown']) {
    const before = valueOf(element);
    await press(key);
    if (await until(() => valueOf(element) !== before)) return true;
  }
  return false;
}

/**
 * A key must set the limit, if there is one. In a text that can be edited it may move the caret instead: the pattern
 * asks for the usual keys of a text field too, and for none of them to be taken away.
 */
async function setsLimit(element: HTMLElement, key: 'Home' | 'End'): Promise<Verdict> {
  const limit = limitOf(element, key === 'Home' ? 'min' : 'max');
  if (isFixed(element) || Number.isNaN(limit) || !(await canChange(element))) return undefined;
  if (isEditableText(element)) element.setSelectionRange(1, 1);
  await press(key);
  const caret = () => isEditableText(element) && element.selectionStart === (key === 'Home' ? 0 : element.value.length);
  return until(() => document.activeElement === element && (valueOf(element) === limit || caret()));
}

const saysValue = (element: HTMLElement): boolean => {
  const [value, min, max] = [valueOf(element), limitOf(element, 'min'), limitOf(element, 'max')];
  return value >= min && value <= max;
};

const sliderKeys: Practice['keyboard'] = {
  'Right Arrow raises the value': (thumb) => stepsBy(thumb, 'ArrowRight', 'ArrowLeft', 1),
  'Up Arrow raises the value': (thumb) => stepsBy(thumb, 'ArrowUp', 'ArrowDown', 1),
  'Left Arrow lowers the value': (thumb) => stepsBy(thumb, 'ArrowLeft', 'ArrowRight', -1),
  'Down Arrow lowers the value': (thumb) => stepsBy(thumb, 'ArrowDown', 'ArrowUp', -1),
  'Home sets the least value': (thumb) => setsLimit(thumb, 'Home'),
  'End sets the greatest value': (thumb) => setsLimit(thumb, 'End'),
};

const sliders = '[role="slider"], input[type="range"]';

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/slider/ */
export const slider: Practice = {
  pattern: 'slider',
  find: sliders,
  markup: {
    'it has a name': hasName,
    'its value is a number between its limits': saysValue,
    'a slider from bottom to top says so': (thumb) => {
      const { width, height } = (thumb.parentElement ?? thumb).getBoundingClientRect();
      return height > width * 2 ? thumb.ariaOrientation === 'vertical' : undefined;
    },
    'Tab reaches it': (thumb) => (isEnabled(thumb) ? thumb.tabIndex >= 0 : undefined),
  },
  keyboard: sliderKeys,
};

const otherThumbs = (group: HTMLElement) => shownIn(group, sliders);

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/ */
export const multiThumbSlider: Practice = {
  pattern: 'slider-multithumb',
  find: '[role="group"], fieldset',
  isOne: (group) => otherThumbs(group).length === 2,
  markup: {
    'every thumb has a name of its own': (group) => {
      const [one, other] = otherThumbs(group);
      return (
        one !== undefined && other !== undefined && hasName(one) && hasName(other) && one.ariaLabel !== other.ariaLabel
      );
    },
    'thumbs that cannot pass have each other as limit': (group) => {
      const [low, high] = otherThumbs(group);
      return low && high && limitOf(low, 'max') === valueOf(high) && limitOf(high, 'min') === valueOf(low);
    },
  },
  keyboard: Object.fromEntries(
    Object.entries(sliderKeys).map(([must, check]) => [
      `${must} of each thumb, not of the other`,
      async (group: HTMLElement) => {
        const verdicts: Verdict[] = [];
        for (const thumb of otherThumbs(group)) {
          const other = otherThumbs(group).find((one) => one !== thumb);
          const before = other && valueOf(other);
          verdicts.push(await check(thumb));
          if (other && valueOf(other) !== before) return false;
        }
        return verdicts.includes(false) ? false : verdicts.find((verdict) => verdict !== undefined);
      },
    ]),
  ),
};

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/spinbutton/ */
export const spinButton: Practice = {
  pattern: 'spinbutton',
  find: '[role="spinbutton"], input[type="number"]',
  markup: {
    'it has a name': hasName,
    'its value, if it has one, is a number': (field) =>
      isNumberInput(field) || field.ariaValueNow === null ? undefined : !Number.isNaN(valueOf(field)),
    'a value outside its limits is said to be invalid': (field) =>
      valueOf(field) < limitOf(field, 'min') || valueOf(field) > limitOf(field, 'max')
        ? field.ariaInvalid === 'true' || (field instanceof HTMLInputElement && !field.validity.valid)
        : undefined,
    'a value that is filled in is said': (field) =>
      field instanceof HTMLInputElement && field.type !== 'number' && field.value !== ''
        ? field.ariaValueNow !== null
        : undefined,
    'Tab reaches it': (field) =>
      isEnabled(field) && !field.closest('[role="grid"]') ? field.tabIndex >= 0 : undefined,
  },
  keyboard: {
    'Up Arrow raises the value': (field) => stepsBy(field, 'ArrowUp', 'ArrowDown', 1),
    'Down Arrow lowers the value': (field) => stepsBy(field, 'ArrowDown', 'ArrowUp', -1),
    'Home sets the least value': (field) => setsLimit(field, 'Home'),
    'End sets the greatest value': (field) => setsLimit(field, 'End'),
  },
};

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/meter/ */
export const meter: Practice = {
  pattern: 'meter',
  find: '[role="meter"], meter',
  markup: {
    'it has a name': hasName,
    'its value is a number between its limits': (element) =>
      element instanceof HTMLMeterElement ? true : saysValue(element),
  },
  keyboard: {},
};

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/ */
export const windowSplitter: Practice = {
  pattern: 'windowsplitter',
  find: '[role="separator"][tabindex]',
  markup: {
    'it has a name': hasName,
    'its value is a number between its limits': saysValue,
    'it controls its pane': (splitter) =>
      isOneOf(splitter, 'aria-controls', [''])
        ? false
        : document.getElementById(splitter.getAttribute('aria-controls') ?? '') !== null,
    'Tab reaches it': (splitter) => splitter.tabIndex >= 0,
  },
  keyboard: {
    'arrows move it both ways': async (splitter) => {
      const [back, forth] =
        splitter.ariaOrientation === 'vertical' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
      const moved: boolean[] = [];
      for (const key of [back, forth, back] as string[]) {
        const before = valueOf(splitter);
        splitter.focus();
        await press(key);
        moved.push(await until(() => valueOf(splitter) !== before));
      }
      // At a limit, one of three presses does nothing.
      return moved.filter(Boolean).length >= 2;
    },
    'Enter collapses the pane, and again restores it': async (splitter) => {
      const pane = document.getElementById(splitter.getAttribute('aria-controls') ?? '');
      const stateOf = () => `${valueOf(splitter)} ${pane !== null && isShown(pane)}`;
      const before = stateOf();
      splitter.focus();
      await press('Enter');
      const isCollapsed = await until(() => stateOf() !== before);
      await press('Enter');
      return isCollapsed && until(() => stateOf() === before);
    },
  },
};
