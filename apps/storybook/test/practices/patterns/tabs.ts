import { changesBy, moves } from '../keys.ts';
import { isEnabled, isLabelled, isStacked, referred, refersWell, shownIn } from '../elements.ts';
import type { Practice, Verdict } from '../practice.ts';

const tabsOf = (list: HTMLElement) => shownIn(list, '[role="tab"]').filter(isEnabled);
const chosenOf = (list: HTMLElement) => tabsOf(list).find((tab) => tab.ariaSelected === 'true');
const isVertical = (list: HTMLElement) => list.ariaOrientation === 'vertical';

/** Presses an arrow on one tab, which must lead to another; negative places count from the end. */
function leads(list: HTMLElement, [across, down]: [string, string], from: number, to: number): Promise<Verdict> {
  const tabs = tabsOf(list);
  if (tabs.length < 2) return Promise.resolve(undefined);
  return moves(tabs.at(from), isVertical(list) ? down : across, tabs.at(to));
}

async function opensBy(key: string, list: HTMLElement): Promise<Verdict> {
  const other = tabsOf(list).find((tab) => tab.ariaSelected !== 'true');
  return other && changesBy(key, other, () => other.ariaSelected);
}

const next: [string, string] = ['ArrowRight', 'ArrowDown'];
const previous: [string, string] = ['ArrowLeft', 'ArrowUp'];

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
export const tabs: Practice = {
  pattern: 'tabs',
  find: '[role="tablist"]',
  markup: {
    'the list has a name': isLabelled,
    'the list holds tabs': (list) => shownIn(list, '[role="tab"]').length > 0,
    'exactly one tab is selected, the others say that they are not': (list) => {
      const states = shownIn(list, '[role="tab"]').map((tab) => tab.ariaSelected);
      return states.filter((state) => state === 'true').length === 1 && !states.includes(null);
    },
    'the selected tab controls a panel': (list) =>
      referred(chosenOf(list) ?? list, 'aria-controls').some((panel) => panel.role === 'tabpanel'),
    'a tab controls only what exists': (list) =>
      tabsOf(list).every((tab) => !tab.hasAttribute('aria-controls') || refersWell(tab, 'aria-controls')),
    'the panel is labelled by its tab': (list) => {
      const chosen = chosenOf(list);
      const [panel] = chosen ? referred(chosen, 'aria-controls') : [];
      return panel && referred(panel, 'aria-labelledby').includes(chosen as HTMLElement);
    },
    'tabs below each other are said to be vertical': (list) =>
      tabsOf(list).length > 1 && isStacked(tabsOf(list)) ? isVertical(list) : undefined,
    'Tab reaches the selected tab only': (list) =>
      tabsOf(list).every((tab) => tab.tabIndex >= 0 === (tab.ariaSelected === 'true')),
  },
  keyboard: {
    'the next arrow moves to the next tab': (list) => leads(list, next, 0, 1),
    'the next arrow on the last tab moves to the first': (list) => leads(list, next, -1, 0),
    'the previous arrow moves to the previous tab': (list) => leads(list, previous, 1, 0),
    'the previous arrow on the first tab moves to the last': (list) => leads(list, previous, 0, -1),
    'Enter opens the tab': (list) => opensBy('Enter', list),
    'Space opens the tab': (list) => opensBy(' ', list),
  },
};
