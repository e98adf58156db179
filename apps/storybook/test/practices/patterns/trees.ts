import { changesBy, moves, press, until } from '../keys.ts';
import { hasName, isEnabled, isLabelled, isOneOf, shownIn } from '../elements.ts';
import type { Practice, Verdict } from '../practice.ts';

const itemsOf = (tree: HTMLElement) => shownIn(tree, '[role="treeitem"]');
const isParent = (item: HTMLElement) => item.ariaExpanded !== null;

/** Its level: said, or the number of groups around it. */
function levelOf(item: HTMLElement): number {
  if (item.ariaLevel !== null) return Number(item.ariaLevel);
  const around = item.parentElement?.closest<HTMLElement>('[role="treeitem"]');
  return around ? levelOf(around) + 1 : 1;
}

/** The first branch, brought into the state that a must begins with. */
async function branch(tree: HTMLElement, state: 'open' | 'closed'): Promise<HTMLElement | undefined> {
  const item = itemsOf(tree).find((one) => isParent(one) && isEnabled(one));
  if (!item) return undefined;
  const isWanted = () => item.ariaExpanded === String(state === 'open');
  if (!isWanted()) {
    item.focus();
    await press(state === 'open' ? 'ArrowRight' : 'ArrowLeft');
  }
  return (await until(isWanted)) ? item : undefined;
}

const childOf = (tree: HTMLElement, item: HTMLElement) => itemsOf(tree)[itemsOf(tree).indexOf(item) + 1];

/** A branch that cannot be brought into a state breaks the musts that begin with it. */
const missing = (tree: HTMLElement): Verdict =>
  itemsOf(tree).some((one) => isParent(one) && isEnabled(one)) ? false : undefined;

async function togglesBy(tree: HTMLElement, key: string, state: 'open' | 'closed'): Promise<Verdict> {
  const item = await branch(tree, state);
  if (!item) return missing(tree);
  item.focus();
  await press(key);
  return (await until(() => item.ariaExpanded === String(state === 'closed'))) && document.activeElement === item;
}

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/treeview/ */
export const tree: Practice = {
  pattern: 'treeview',
  find: '[role="tree"]',
  markup: {
    'it has a name': isLabelled,
    'it has items with names': (element) => itemsOf(element).length > 0 && itemsOf(element).every(hasName),
    'a branch says whether it is open': (element) =>
      itemsOf(element).some(isParent)
        ? itemsOf(element)
            .filter(isParent)
            .every((item) => isOneOf(item, 'aria-expanded', ['true', 'false']))
        : undefined,
    'an item inside another is in a group or says its level': (element) =>
      itemsOf(element).every(
        (item) => item.ariaLevel !== null || levelOf(item) === 1 || item.closest('[role="group"]'),
      ),
    'an open branch has items inside': (element) =>
      itemsOf(element).some((item) => item.ariaExpanded === 'true')
        ? itemsOf(element)
            .filter((item) => item.ariaExpanded === 'true')
            .every((item) => levelOf(childOf(element, item) ?? item) > levelOf(item))
        : undefined,
    'several selected items need a multi-selectable tree': (element) =>
      itemsOf(element).filter((item) => item.ariaSelected === 'true').length > 1
        ? element.ariaMultiSelectable === 'true'
        : undefined,
    'Tab reaches one item': (element) =>
      element.tabIndex >= 0 || itemsOf(element).filter((item) => item.tabIndex >= 0).length === 1,
  },
  keyboard: {
    'Right Arrow opens a closed branch': (element) => togglesBy(element, 'ArrowRight', 'closed'),
    'Right Arrow on an open branch moves to its first item': async (element) => {
      const item = await branch(element, 'open');
      return item ? moves(item, 'ArrowRight', childOf(element, item)) : missing(element);
    },
    'Left Arrow on an item inside moves to its branch': async (element) => {
      const item = await branch(element, 'open');
      return item ? moves(childOf(element, item), 'ArrowLeft', item) : missing(element);
    },
    'Left Arrow closes an open branch': (element) => togglesBy(element, 'ArrowLeft', 'open'),
    'Right Arrow on an item without items does nothing': (element) => {
      const leaf = itemsOf(element).find((item) => !isParent(item));
      return moves(leaf, 'ArrowRight', leaf);
    },
    'Down Arrow moves to the next item': (element) => moves(itemsOf(element)[0], 'ArrowDown', itemsOf(element)[1]),
    'Up Arrow moves to the previous item': (element) => moves(itemsOf(element)[1], 'ArrowUp', itemsOf(element)[0]),
    'Home moves to the first item': (element) => moves(itemsOf(element).at(-1), 'Home', itemsOf(element)[0]),
    'End moves to the last item': (element) => moves(itemsOf(element)[0], 'End', itemsOf(element).at(-1)),
    'Enter does what a press does': async (element) => {
      const item = itemsOf(element).find(isEnabled);
      return item && changesBy('Enter', item, () => `${item.ariaSelected} ${item.ariaChecked} ${item.ariaExpanded}`);
    },
  },
};
