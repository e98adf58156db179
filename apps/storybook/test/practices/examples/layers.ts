import { all, first, flip, last, listening, one, onClick, onKeys, rove } from './behaviour.ts';
import { drop, remove, repel, say, set, swallow, type Example } from './example.ts';

const behind = '<main id="page"><button id="opener">Открыть</button></main>';

/** Opens the modal dialog of the example, with Tab inside it, Escape, and the focus returned. */
function openModal(): void {
  const [modal, page] = [one('[aria-modal]'), one('#page')];
  one('#opener').focus();
  page.inert = true;
  const stops = () => [...modal.querySelectorAll<HTMLElement>('button')];
  const stay = (key: KeyboardEvent) => {
    const [from, to] = key.shiftKey ? [stops()[0], stops().at(-1)] : [stops().at(-1), stops()[0]];
    if (key.key !== 'Tab' || document.activeElement !== from) return;
    key.preventDefault();
    to?.focus();
  };
  document.addEventListener('keydown', stay, { signal: listening.signal });
  onKeys('[aria-modal]', {
    Escape() {
      modal.remove();
      page.inert = false;
      one('#opener').focus();
    },
  });
  stops()[0]?.focus();
}

const dialogDefects = {
  'it has a name': drop('[aria-modal]', 'aria-labelledby'),
  'something inside can have the focus': remove('[aria-modal] button'),
  'the focus is inside while it is open': () => (document.activeElement as HTMLElement).blur(),
  'Tab on the last element stays inside': swallow('Tab'),
  'Shift+Tab on the first element stays inside': swallow('Tab'),
  'closing it returns the focus to what opened it': repel('#opener'),
};

const content =
  '<h2 id="title">Город</h2><p id="text">Куда везти?</p><button>Москва</button><button id="close">Закрыть</button>';
const closable = () => onClick('#close', () => one('[aria-modal]').remove());

export const dialog: Example = {
  html: `${behind}<div role="dialog" aria-modal="true" aria-labelledby="title">${content}</div>`,
  start() {
    openModal();
    closable();
  },
  defects: {
    ...dialogDefects,
    'one that hides the page says that it is modal': set('[role="dialog"]', 'aria-modal', 'false'),
    'a modal one leaves nothing of the page in reach': drop('#page', 'inert'),
    'Escape closes it': swallow('Escape'),
  },
};

export const alertDialog: Example = {
  html: `${behind}<div role="alertdialog" aria-modal="true" aria-labelledby="title" aria-describedby="text">${content}</div>`,
  start() {
    openModal();
    closable();
  },
  defects: {
    ...dialogDefects,
    'it is described by its message': drop('[role="alertdialog"]', 'aria-describedby'),
    'it is modal': set('[role="alertdialog"]', 'aria-modal', 'false'),
    'Escape closes it': swallow('Escape'),
  },
};

export const tooltip: Example = {
  html: `<button aria-describedby="tip">Поделиться</button><div role="tooltip" id="tip">Отправить ссылку</div>`,
  start() {
    one('button').focus();
    onKeys('button', { Escape: () => one('#tip').remove() });
  },
  defects: {
    'it describes an element': drop('button', 'aria-describedby'),
    'nothing in it can have the focus': () => one('#tip').append(document.createElement('button')),
    'the focus is not in it': () => {
      one('#tip').tabIndex = -1;
      one('#tip').focus();
    },
    'Escape hides it and leaves the focus': swallow('Escape'),
  },
};

export const alert: Example = {
  html: `<div role="alert" tabindex="-1">Нет связи</div>`,
  defects: {
    'it has a message': say('[role="alert"]', ''),
    'it did not take the focus': () => one('[role="alert"]').focus(),
  },
};

const item = '#menu > [role^="menuitem"]';
const close = (isReturning: boolean) => {
  one('#menu').hidden = true;
  one('#button').setAttribute('aria-expanded', 'false');
  if (isReturning) one('#button').focus();
};
const openMenu = () => {
  one('#menu').hidden = false;
  one('#button').setAttribute('aria-expanded', 'true');
  all(item)[0]?.focus();
};
const openInner = () => {
  one('#inner').hidden = false;
  one('#inner > *').focus();
};
const closeInner = () => {
  one('#inner').hidden = true;
  one('#parent').focus();
};

/** A menu whose arrows stop at the ends, so that Home and End are required. */
function startMenu(): void {
  onKeys('#parent', { ArrowRight: openInner });
  onKeys('#inner > *', { ArrowLeft: closeInner, ArrowDown: () => undefined, ArrowUp: () => undefined });
  onKeys(item, {
    ArrowDown: (element) => void rove(item, element, 1, false),
    ArrowUp: (element) => void rove(item, element, -1, false),
    Home: first(item),
    End: last(item),
    Escape: () => close(true),
    Tab: () => close(false),
    Enter: () => close(true),
  });
}

const menuHtml = (
  isHidden: boolean,
) => `<button id="button" aria-haspopup="menu" aria-expanded="${!isHidden}" aria-controls="menu">Ещё</button>
  <div role="menu" id="menu" aria-label="Ещё" ${isHidden ? 'hidden' : ''}>
    <div role="menuitem" tabindex="-1">Скрыть</div>
    <div role="menuitemcheckbox" aria-checked="true" tabindex="-1">Только мои</div>
    <div role="menuitem" tabindex="-1" id="parent" aria-haspopup="menu" aria-expanded="false">Печать</div>
  </div><div role="menu" id="inner" aria-label="Печать" hidden><div role="menuitem" tabindex="-1">Листок</div></div>`;

export const menu: Example = {
  html: menuHtml(false),
  start: startMenu,
  defects: {
    'it has a name': drop('#menu', 'aria-label'),
    'it has items': say('#menu', ''),
    'every item has a name': say('#menu > :first-child', ''),
    'an item to check says whether it is checked': drop('[role="menuitemcheckbox"]', 'aria-checked'),
    'an item that opens a menu says so': drop('#parent', 'aria-haspopup'),
    'Tab passes its items by': set(item, 'tabindex', '0'),
    'Down Arrow moves to the next item': swallow('ArrowDown'),
    'Up Arrow moves to the previous item': swallow('ArrowUp'),
    'Home moves to the first item where arrows stop at the end': swallow('Home'),
    'End moves to the last item where arrows stop at the end': swallow('End'),
    'Right Arrow opens the menu of an item, Left Arrow closes it': swallow('ArrowLeft'),
    'Escape closes it': swallow('Escape'),
  },
};

export const menuButton: Example = {
  html: menuHtml(true),
  start() {
    startMenu();
    onKeys('#button', { Enter: openMenu, ' ': openMenu });
  },
  defects: {
    'it is a button': set('#button', 'role', 'link'),
    'it has a name': say('#button', ''),
    'a closed one does not say that it is open': set('#button', 'aria-expanded', 'true'),
    'Tab reaches it': set('#button', 'tabindex', '-1'),
    'Enter opens the menu on its first item': swallow('Enter'),
    'Space opens the menu on its first item': swallow(' '),
    'an open one says so': () => new MutationObserver(() => flipBack()).observe(one('#button'), { attributes: true }),
    'the open menu has a name and is what the button controls': drop('#menu', 'aria-label'),
    'Escape returns the focus to the button': () =>
      window.addEventListener('keyup', ({ key }) => key === 'Escape' && one('#button').blur(), {
        signal: listening.signal,
      }),
    'Tab leaves the menu and closes it': swallow('Tab'),
    'Enter on an item closes the menu': () => {
      for (const each of all(item))
        each.addEventListener('keydown', (event) => event.key === 'Enter' && event.stopPropagation());
    },
  },
};

const flipBack = () => one('#button').ariaExpanded === 'true' && flip(one('#button'), 'aria-expanded');
