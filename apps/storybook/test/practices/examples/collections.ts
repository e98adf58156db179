import { all, first, flip, last, one, onClick, onKeys, rove } from './behaviour.ts';
import { drop, remove, say, set, swallow, type Example } from './example.ts';

const option = '[role="option"]';
const options = (attributes: string) =>
  ['Роза', 'Пион', 'Ирис']
    .map((name, place) => `<div role="option" id="o${place}" aria-selected="false" ${attributes}>${name}</div>`)
    .join('');

export const listbox: Example = {
  html: `<div role="listbox" aria-label="Цветы">${options('tabindex="-1"').replace('-1', '0')}</div>`,
  start: () =>
    onKeys(option, {
      ArrowDown: (element) => void rove(option, element, 1, false),
      ArrowUp: (element) => void rove(option, element, -1, false),
    }),
  defects: {
    'it has a name': drop('[role="listbox"]', 'aria-label'),
    'what it holds are options': drop(option, 'role'),
    'every option has a name': say('#o1', ''),
    'every option says whether it is selected': drop(option, 'aria-selected'),
    'one of several selected options needs a multi-selectable list': set(option, 'aria-selected', 'true'),
    'Tab reaches it or one of its options': set(option, 'tabindex', '-1'),
    'an arrow moves to the next option': swallow('ArrowDown'),
    'an arrow moves to the previous option': swallow('ArrowUp'),
  },
};

const field = () => one('[role="combobox"]');
const openList = (isOpen: boolean) => {
  one('#list').hidden = !isOpen;
  field().setAttribute('aria-expanded', String(isOpen));
  if (!isOpen) field().removeAttribute('aria-activedescendant');
};
const activate = (by: number) => () => {
  openList(true);
  const place = all(option).findIndex(({ id }) => id === field().getAttribute('aria-activedescendant'));
  field().setAttribute('aria-activedescendant', `o${Math.min(2, Math.max(0, place + by))}`);
};

export const combobox: Example = {
  html: `<input role="combobox" aria-label="Цветок" aria-expanded="false" aria-controls="list" aria-autocomplete="list">
    <div role="listbox" id="list" aria-label="Цветы" hidden>${options('')}</div>`,
  start: () =>
    onKeys('[role="combobox"]', {
      ArrowDown: activate(1),
      ArrowUp: activate(-1),
      Escape: () => openList(false),
      Enter() {
        const chosen = document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
        (field() as HTMLInputElement).value = chosen?.textContent ?? '';
        openList(false);
      },
    }),
  defects: {
    'it has a name': drop('[role="combobox"]', 'aria-label'),
    'it says whether it is open': set('[role="combobox"]', 'aria-expanded', 'yes'),
    'it controls only what exists': () => {
      openList(true);
      field().setAttribute('aria-controls', 'list nowhere');
    },
    'it says how it completes': set('[role="combobox"]', 'aria-autocomplete', 'yes'),
    'Tab reaches it': set('[role="combobox"]', 'tabindex', '-1'),
    'open, it controls a list, tree, grid or dialog': drop('#list', 'role'),
    'Tab passes the list by': set(option, 'tabindex', '0'),
    'Down Arrow moves into the list and to its next option': () => {
      swallow('ArrowDown')();
      openList(true);
    },
    'Up Arrow moves to the previous option': swallow('ArrowUp'),
    'the active option is said to be selected': drop(option, 'aria-selected'),
    'Right Arrow leaves the list to the text': () =>
      field().addEventListener('keydown', ({ key }) => key === 'ArrowRight' && field().blur()),
    'Escape closes the list and keeps the focus in the field': swallow('Escape'),
    'Enter takes the active option': swallow('Enter'),
  },
};

const control = '[role="toolbar"] button';
export const toolbar: Example = {
  html: `<div role="toolbar" aria-label="Текст"><button>Жирный</button><button tabindex="-1">Курсив</button></div><button>Дальше</button>`,
  start: () =>
    onKeys(control, {
      ArrowRight: (element) => void rove(control, element, 1),
      ArrowLeft: (element) => void rove(control, element, -1),
    }),
  defects: {
    'it has a name': drop('[role="toolbar"]', 'aria-label'),
    'Tab reaches one of its controls': set(control, 'tabindex', '0'),
    'the next arrow moves to the next control': swallow('ArrowRight'),
    'the previous arrow moves to the previous control': swallow('ArrowLeft'),
    'Tab leaves it': swallow('Tab'),
  },
};

const cell = 'td';
const row = (cells: string[]) =>
  `<tr>${cells.map((text) => `<td role="gridcell" aria-selected="false" tabindex="-1">${text}</td>`).join('')}</tr>`;
const inRow = (key: 'first' | 'last') => (element: HTMLElement) => {
  const cells = [...(element.parentElement?.children ?? [])] as HTMLElement[];
  rove(
    cell,
    element,
    all(cell).indexOf((key === 'first' ? cells[0] : cells.at(-1)) ?? element) - all(cell).indexOf(element),
  );
};

export const grid: Example = {
  html: `<table role="grid" aria-label="Июнь">${row(['1', '2', '3'])}${row(['8', '9', '10'])}${row(['15', '16', '17'])}</table>`.replace(
    '-1',
    '0',
  ),
  start: () =>
    onKeys(cell, {
      ArrowRight: (element) => void rove(cell, element, 1, false),
      ArrowLeft: (element) => void rove(cell, element, -1, false),
      ArrowDown: (element) => void rove(cell, element, 3, false),
      ArrowUp: (element) => void rove(cell, element, -3, false),
      Home: inRow('first'),
      End: inRow('last'),
    }),
  defects: {
    'it has a name': drop('table', 'aria-label'),
    'it has rows of cells': remove('td'),
    'Tab reaches one cell': set('td', 'tabindex', '0'),
    'a cell that is selected is one of those that say so': set('td', 'aria-selected', 'yes'),
    'Right Arrow moves to the next cell': swallow('ArrowRight'),
    'Left Arrow moves to the previous cell': swallow('ArrowLeft'),
    'Down Arrow moves to the cell below': swallow('ArrowDown'),
    'Up Arrow moves to the cell above': swallow('ArrowUp'),
    'Home moves to the first cell of the row': () => {
      one('td').tabIndex = -1;
      all('td')[1]?.setAttribute('tabindex', '0');
      swallow('Home')();
    },
    'End moves to the last cell of the row': swallow('End'),
  },
};

const treeItem = '[role="treeitem"]';
const branchOf = (element: HTMLElement) => element.parentElement?.closest<HTMLElement>(treeItem);
const fold = (item: HTMLElement) => {
  const isOpen = flip(item, 'aria-expanded');
  const group = item.querySelector<HTMLElement>('[role="group"]');
  if (group) group.hidden = !isOpen;
};

export const tree: Example = {
  html: `<div role="tree" aria-label="Категории">
    <div role="treeitem" tabindex="0" aria-expanded="true" aria-selected="false">Букеты<div role="group">
      <div role="treeitem" tabindex="-1" aria-selected="false">Розы</div><div role="treeitem" tabindex="-1" aria-selected="false">Пионы</div>
    </div></div><div role="treeitem" tabindex="-1" aria-selected="false">Открытки</div></div>`,
  start() {
    onClick(treeItem, (item) => void flip(item, 'aria-selected'));
    onKeys(treeItem, {
      ArrowRight(item) {
        if (item.ariaExpanded === 'false') fold(item);
        else if (item.ariaExpanded === 'true') rove(treeItem, item, 1, false);
      },
      ArrowLeft(item) {
        if (item.ariaExpanded === 'true') fold(item);
        else branchOf(item)?.focus();
      },
      ArrowDown: (item) => void rove(treeItem, item, 1, false),
      ArrowUp: (item) => void rove(treeItem, item, -1, false),
      Home: first(treeItem),
      End: last(treeItem),
      Enter: (item) => item.click(),
    });
  },
  defects: {
    'it has a name': drop('[role="tree"]', 'aria-label'),
    'it has items with names': drop(treeItem, 'role'),
    'a branch says whether it is open': set('[aria-expanded]', 'aria-expanded', 'yes'),
    'an item inside another is in a group or says its level': drop('[role="group"]', 'role'),
    'an open branch has items inside': remove('[role="group"]'),
    'several selected items need a multi-selectable tree': set(treeItem, 'aria-selected', 'true'),
    'Tab reaches one item': set(treeItem, 'tabindex', '0'),
    'Right Arrow opens a closed branch': swallow('ArrowRight'),
    'Right Arrow on an open branch moves to its first item': swallow('ArrowRight'),
    'Left Arrow on an item inside moves to its branch': swallow('ArrowLeft'),
    'Left Arrow closes an open branch': swallow('ArrowLeft'),
    'Right Arrow on an item without items does nothing': () =>
      one('[role="tree"]').addEventListener('keydown', ({ key, target }) => {
        if (key === 'ArrowRight' && target instanceof HTMLElement) target.blur();
      }),
    'Down Arrow moves to the next item': swallow('ArrowDown'),
    'Up Arrow moves to the previous item': swallow('ArrowUp'),
    'Home moves to the first item': swallow('Home'),
    'End moves to the last item': swallow('End'),
    'Enter does what a press does': swallow('Enter'),
  },
};
