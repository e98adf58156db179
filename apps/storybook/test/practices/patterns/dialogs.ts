import { invokerOf } from '../focusHistory.ts';
import { press, until } from '../keys.ts';
import { hasName, isGone, isShown, referred, shownIn, tabStops } from '../elements.ts';
import type { Practice, Verdict } from '../practice.ts';

const isModal = (dialog: HTMLElement): boolean => dialog.ariaModal === 'true';
const isInside = (dialog: HTMLElement): boolean => dialog.contains(document.activeElement);

/** Whether something of the page beside the dialog can still be reached. */
const isPageReachable = (dialog: HTMLElement): boolean =>
  [...document.body.children].some(
    (part) => !part.contains(dialog) && isShown(part) && shownIn(part, 'a[href], button, input').length > 0,
  );

/** Tab on the last stop and Shift+Tab on the first must stay inside. */
async function staysInside(dialog: HTMLElement, key: string, stop: HTMLElement | undefined): Promise<Verdict> {
  if (!isModal(dialog) || !stop) return undefined;
  stop.focus();
  await press(key);
  return until(() => isInside(dialog) && (document.activeElement !== stop || tabStops(dialog).length === 1));
}

/** A panel that another one covers: it is open, but nothing in it is in reach. */
const isCovered = (dialog: HTMLElement): boolean =>
  tabStops(dialog).length === 0 && shownIn(document, '[role="dialog"]').some((other) => other !== dialog);

const closingNames = /^(?:Закрыть|Отмена|Нет)/;

/** Escape must close it, unless its own buttons don't either: the story keeps it open. */
async function closesByEscape(dialog: HTMLElement): Promise<Verdict> {
  if (!isInside(dialog)) tabStops(dialog)[0]?.focus();
  await press('Escape');
  if (await until(() => isGone(dialog))) return true;
  const buttons = shownIn(dialog, 'button');
  buttons.find((one) => closingNames.test(one.ariaLabel ?? one.textContent))?.click();
  return (await until(() => isGone(dialog))) ? false : undefined;
}

const keyboard: Practice['keyboard'] = {
  'the focus is inside while it is open': (dialog) =>
    isModal(dialog)
      ? until(() => isInside(dialog) && document.activeElement?.closest('[aria-hidden="true"]') == null)
      : Promise.resolve(undefined),
  'Tab on the last element stays inside': (dialog) => staysInside(dialog, 'Tab', tabStops(dialog).at(-1)),
  'Shift+Tab on the first element stays inside': (dialog) => staysInside(dialog, 'Shift+Tab', tabStops(dialog)[0]),
  'Escape closes it': closesByEscape,
  'closing it returns the focus to what opened it': async (dialog) => {
    const invoker = invokerOf(dialog);
    if (!isGone(dialog) || !invoker?.isConnected || !isShown(invoker)) return undefined;
    return until(() => document.activeElement === invoker);
  },
};

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/ */
export const dialog: Practice = {
  pattern: 'dialog-modal',
  isAlwaysOperated: true,
  find: '[role="dialog"], dialog[open]',
  isOne: (element) => !isCovered(element),
  markup: {
    'it has a name': hasName,
    'one that hides the page says that it is modal': (element) =>
      isPageReachable(element) ? undefined : isModal(element) || document.body.children.length === 1,
    'a modal one leaves nothing of the page in reach': (element) =>
      isModal(element) ? !isPageReachable(element) : undefined,
    // A popover of mere text is not modal, and has the focus itself.
    'something inside can have the focus': (element) =>
      (!isModal(element) && element.matches('[tabindex]')) ||
      shownIn(element, '[tabindex], button, a[href], input').length > 0,
  },
  keyboard,
};

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/ */
export const alertDialog: Practice = {
  pattern: 'alertdialog',
  isAlwaysOperated: true,
  find: '[role="alertdialog"]',
  markup: {
    'it has a name': hasName,
    'it is described by its message': (element) =>
      referred(element, 'aria-describedby').some(({ textContent }) => textContent.trim() !== ''),
    'it is modal': isModal,
    'something inside can have the focus': (element) => tabStops(element).length > 0,
  },
  keyboard,
};

/**
 * What the tooltip describes. One that only repeats the name of its element is not referred to: it would be read out
 * twice.
 */
function ownerOf(tip: HTMLElement): HTMLElement | undefined {
  const described = document.querySelector<HTMLElement>(`[aria-describedby~="${tip.id}"]`);
  const named = tabStops(document).filter((stop) => (stop.ariaLabel ?? stop.textContent).includes(tip.textContent));
  return described ?? named.find((stop) => stop === document.activeElement) ?? named[0];
}

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/ */
export const tooltip: Practice = {
  pattern: 'tooltip',
  find: '[role="tooltip"]',
  markup: {
    'it describes an element': (tip) => ownerOf(tip) !== undefined,
    'nothing in it can have the focus': (tip) => tabStops(tip).length === 0,
    'the focus is not in it': (tip) => !tip.contains(document.activeElement),
  },
  keyboard: {
    'Escape hides it and leaves the focus': async (tip) => {
      const owner = ownerOf(tip);
      owner?.focus();
      // It may belong to the pointer and not to the focus.
      if (await until(() => !isShown(tip))) return undefined;
      await press('Escape');
      return (await until(() => isGone(tip))) && document.activeElement === owner;
    },
  },
};

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/alert/ */
export const alert: Practice = {
  pattern: 'alert',
  find: '[role="alert"]',
  markup: {
    'it has a message': ({ textContent }) => textContent.trim() !== '',
    'it did not take the focus': (element) => document.activeElement !== element,
  },
  keyboard: {},
};
