import type { Page } from '@playwright/test';
import { watchFocusLooks } from './focusLooks.ts';

/** What the page reports after a press of Tab. */
interface TabStop {
  /** A short description of the focused element; empty if nothing has the focus. */
  name: string;
  /** The place in the order of stops, if this element had the focus already and lost it in between; otherwise -1. */
  seenAs: number;
  /** What is wrong with the look of this stop and of the previous one. */
  faults: string[];
}

declare global {
  interface Window {
    tabOrder?: {
      /** Records the focused element. */
      stop: () => Promise<TabStop>;
      /** Controls of `main` that Tab has not reached. */
      missed: () => string[];
    };
  }
}

/** The most stops of a room; more are taken for a trap. */
const most = 600;

/** Presses Tab and records the element that gets the focus. */
async function pressTab(page: Page): Promise<TabStop> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => window.tabOrder!.stop());
}

/**
 * Walks through the open page with Tab, from start to end. Reduce motion first: focus rings are compared at once.
 * @returns the faults that a person with a keyboard would meet: controls of `main` that Tab never reaches, a trap, a lost
 * focus, and stops that are covered, out of sight or without a focus ring
 */
export async function tabFaults(page: Page): Promise<string[]> {
  await page.evaluate(watchFocusLooks);
  await page.evaluate(watchTabOrder);
  const faults: string[] = [];
  const names: string[] = [];
  for (;;) {
    const { name, seenAs, faults: found } = await pressTab(page);
    faults.push(...found);
    // After the last stop the focus leaves the page or, as there is no window around a headless page, starts over.
    if (!name || seenAs === 0) break;
    names.push(name);
    if (seenAs > 0 || names.length > most) return [...faults, `Tab is trapped: ${names.slice(-5).join(' → ')}`];
  }
  // If the focus was lost halfway, the next press continues from there.
  const { name, seenAs } = await pressTab(page);
  if (seenAs < 0) faults.push(`the focus is lost after ${names.at(-1)}, and comes back at ${name}`);
  return [...faults, ...(await page.evaluate(() => window.tabOrder!.missed()))];
}

/** Runs in the page: remembers the stops of Tab. Requires `watchFocusLooks`. */
function watchTabOrder(): void {
  const withRole = (...roles: string[]) => roles.map((role) => `[role="${role}"]`).join();
  const native = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex="0"]';
  const controls = `${native}, ${withRole('button', 'link', 'checkbox', 'switch', 'combobox', 'slider', 'spinbutton')}`;
  const composite = withRole('radiogroup', 'tablist', 'grid', 'treegrid', 'tree', 'menu', 'listbox', 'toolbar');
  const { nameOf, looksOf } = window.focusLooks!;
  /** What appears later, such as a new order, may be behind the focus already. */
  const expected = [...document.querySelectorAll(`main :is(${controls})`)];
  const visited = new Set<Element>();
  let last: Element | undefined;

  const isInUse = (element: Element) =>
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.matches(':disabled, [inert] *, [aria-hidden="true"], [aria-hidden="true"] *');
  const isEntered = (place: Element | null) => place !== null && [...visited].some((stop) => place.contains(stop));
  const isSameChoice = (radio: HTMLInputElement) =>
    [...visited].some(
      (stop) => stop instanceof HTMLInputElement && stop.name === radio.name && stop.form === radio.form,
    );
  // A picture may repeat the link of its title without being a second stop.
  const isSameLink = (link: Element) =>
    link instanceof HTMLAnchorElement &&
    [...visited].some((stop) => stop instanceof HTMLAnchorElement && stop.href === link.href);
  const isReached = (element: Element) => {
    if (visited.has(element)) return true;
    // Of radio buttons with one name, and in a composite widget, one is a stop of Tab, and the arrows lead to the others.
    if (element instanceof HTMLInputElement && element.type === 'radio') return isSameChoice(element);
    return (element as HTMLElement).tabIndex < 0 && (isEntered(element.closest(composite)) || isSameLink(element));
  };

  window.tabOrder = {
    stop: async () => {
      // Messages of a form appear a moment after the focus has left a field.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const element = document.activeElement ?? document.body;
      const isStop = element !== document.body;
      // A native date field keeps the focus while Tab visits its parts.
      const seenAs = element === last ? -1 : [...visited].indexOf(element);
      const faults = element === last ? [] : await looksOf(isStop ? element : undefined);
      if (isStop) visited.add(element);
      last = element;
      return { name: isStop ? nameOf(element) : '', seenAs, faults };
    },
    missed: () =>
      expected
        .filter((element) => isInUse(element) && !isReached(element))
        .map((element) => `Tab does not reach ${nameOf(element)}`),
  };
}
