import { flip, onClick, onKeys, rove } from './behaviour.ts';
import { drop, rename, say, set, swallow, type Example } from './example.ts';

const check = (radio: HTMLElement) => {
  for (const other of document.querySelectorAll('[role="radio"]'))
    other.setAttribute('aria-checked', String(other === radio));
};
const step = (by: number) => (radio: HTMLElement) => check(rove('[role="radio"]', radio, by));

export const radio: Example = {
  html: `<div role="radiogroup" aria-label="Корочка">
    <div role="radio" aria-checked="true" tabindex="0">Тонкая</div>
    <div role="radio" aria-checked="false" tabindex="-1">Обычная</div>
    <div role="radio" aria-checked="false" tabindex="-1">Толстая</div>
  </div>`,
  start() {
    onKeys('[role="radio"]', {
      ArrowRight: step(1),
      ArrowDown: step(1),
      ArrowLeft: step(-1),
      ArrowUp: step(-1),
      ' ': check,
    });
    onClick('[role="radio"]', check);
  },
  defects: {
    'the group has a name': drop('[role="radiogroup"]', 'aria-label'),
    'every button has a name': say('[role="radio"]:last-child', ''),
    'every button says whether it is checked': drop('[role="radio"]', 'aria-checked'),
    'at most one button is checked': set('[role="radio"]', 'aria-checked', 'true'),
    'Tab reaches the group': set('[role="radio"]', 'tabindex', '-1'),
    'Tab reaches the checked button only': set('[role="radio"]', 'tabindex', '0'),
    'Right Arrow checks the next button': swallow('ArrowRight'),
    'Down Arrow checks the next button': swallow('ArrowDown'),
    'Down Arrow on the last button checks the first': swallow('ArrowDown'),
    'Left Arrow checks the previous button': swallow('ArrowLeft'),
    'Up Arrow checks the previous button': swallow('ArrowUp'),
    'Up Arrow on the first button checks the last': swallow('ArrowUp'),
    'Space checks the button': swallow(' '),
  },
};

export const checkbox: Example = {
  html: `<div role="checkbox" aria-checked="false" tabindex="0">Открытка</div>`,
  start() {
    onClick('[role="checkbox"]', (box) => void flip(box, 'aria-checked'));
    onKeys('[role="checkbox"]', { ' ': (element) => element.click() });
  },
  defects: {
    'it has a name': say('[role="checkbox"]', ''),
    'it says whether it is checked': drop('[role="checkbox"]', 'aria-checked'),
    'Tab reaches it': set('[role="checkbox"]', 'tabindex', '-1'),
    'Space changes it': swallow(' '),
  },
};

export const switchOnOff: Example = {
  html: `<div role="switch" aria-checked="false" tabindex="0"><span>Письма о скидках</span></div>`,
  start() {
    onClick('[role="switch"]', (element) => void flip(element, 'aria-checked'));
    onKeys('[role="switch"]', { ' ': (one) => one.click() });
  },
  defects: {
    'it has a name': say('[role="switch"]', ''),
    'it says whether it is on': set('[role="switch"]', 'aria-checked', 'mixed'),
    'Tab reaches it': set('[role="switch"]', 'tabindex', '-1'),
    'Space changes it and not its name': swallow(' '),
  },
};

export const button: Example = {
  html: `<button aria-pressed="false" class="example-toggle">Без звука</button><span role="button" tabindex="0" class="example-button">Печать</span>`,
  start: () => onKeys('.example-button', { Enter: (one) => one.click(), ' ': (one) => one.click() }),
  defects: {
    'it has a name': say('.example-toggle', ''),
    'a toggle says whether it is pressed': set('.example-toggle', 'aria-pressed', 'yes'),
    'a button of other elements can have the focus': drop('.example-button', 'tabindex'),
    'Enter presses it': swallow('Enter'),
    'Space presses it': swallow(' '),
  },
};

export const link: Example = {
  html: `<a href="#there" class="example-link">Как ухаживать</a>`,
  defects: { 'it has a name': say('a', ''), 'Enter follows it': swallow('Enter') },
};

export const tabs: Example = {
  html: `<div role="tablist" aria-label="О товаре">
      <button role="tab" id="t1" aria-selected="true" aria-controls="p1">О букете</button>
      <button role="tab" id="t2" aria-selected="false" aria-controls="p2" tabindex="-1">Уход</button>
      <button role="tab" id="t3" aria-selected="false" aria-controls="p3" tabindex="-1">Отзывы</button>
    </div>
    <div role="tabpanel" id="p1" aria-labelledby="t1" tabindex="0">Пионы</div>
    <div role="tabpanel" id="p2" aria-labelledby="t2" tabindex="0" hidden>Меняйте воду</div>
    <div role="tabpanel" id="p3" aria-labelledby="t3" tabindex="0" hidden>Стоит неделю</div>`,
  start() {
    const tabsOf = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
    const open = (tab: HTMLElement) => {
      for (const other of tabsOf()) {
        other.setAttribute('aria-selected', String(other === tab));
        const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
        if (panel) panel.hidden = other !== tab;
        other.tabIndex = other === tab ? 0 : -1;
      }
    };
    // Moving does not open: Enter and Space do.
    onClick('[role="tab"]', open);
    const to = (by: number) => (tab: HTMLElement) =>
      tabsOf()
        .at((tabsOf().indexOf(tab) + by) % tabsOf().length)
        ?.focus();
    onKeys('[role="tab"]', { ArrowRight: to(1), ArrowLeft: to(-1), ArrowDown: to(1), ArrowUp: to(-1) });
  },
  defects: {
    'the list has a name': drop('[role="tablist"]', 'aria-label'),
    'the list holds tabs': drop('[role="tab"]', 'role'),
    'exactly one tab is selected, the others say that they are not': set('[role="tab"]', 'aria-selected', 'true'),
    'the selected tab controls a panel': drop('#t1', 'aria-controls'),
    'a tab controls only what exists': set('#t2', 'aria-controls', 'nowhere'),
    'the panel is labelled by its tab': drop('#p1', 'aria-labelledby'),
    'tabs below each other are said to be vertical': set('[role="tab"]', 'style', 'display: block'),
    'Tab reaches the selected tab only': set('[role="tab"]', 'tabindex', '0'),
    'the next arrow moves to the next tab': swallow('ArrowRight'),
    'the next arrow on the last tab moves to the first': swallow('ArrowRight'),
    'the previous arrow moves to the previous tab': swallow('ArrowLeft'),
    'the previous arrow on the first tab moves to the last': swallow('ArrowLeft'),
    'Enter opens the tab': swallow('Enter'),
    'Space opens the tab': swallow(' '),
  },
};

const expand = (opener: HTMLElement) => {
  const isOpen = flip(opener, 'aria-expanded');
  const panel = document.getElementById(opener.getAttribute('aria-controls') ?? '');
  if (panel) panel.hidden = !isOpen;
};
const expanding = () => onClick('[aria-expanded]', expand);

export const accordion: Example = {
  html: `<div role="heading" aria-level="3"><button aria-expanded="true" aria-controls="p1">Доставка</button></div><div id="p1">Сегодня</div>
    <div role="heading" aria-level="3"><button aria-expanded="false" aria-controls="p2">Оплата</button></div><div id="p2" hidden>Картой</div>`,
  start: expanding,
  defects: {
    'the heading is of some level': drop('[role="heading"]', 'aria-level'),
    'the heading holds nothing but the button': () =>
      document.querySelector('[role="heading"]')?.append(document.createElement('span')),
    'it has a name': say('button', ''),
    'it says whether it is open': set('button', 'aria-expanded', 'yes'),
    'an open one controls its panel': drop('button', 'aria-controls'),
    'its panel is shown while it is open': set('#p1', 'hidden', ''),
    'Tab reaches it': set('button', 'tabindex', '-1'),
    'Enter opens and closes it': swallow('Enter'),
    'Space opens and closes it': swallow(' '),
  },
};

export const disclosure: Example = {
  html: `<button aria-expanded="false" aria-controls="p1">Подробнее</button><div id="p1" hidden>Состав букета</div>`,
  start: expanding,
  defects: {
    'it is a button': rename('button', 'a'),
    'it has a name': say('button', ''),
    'it says whether it is open': set('button', 'aria-expanded', 'yes'),
    'what it controls is shown while it is open': drop('#p1', 'hidden'),
    'Tab reaches it': set('button', 'tabindex', '-1'),
    'Enter opens and closes it': swallow('Enter'),
    'Space opens and closes it': swallow(' '),
  },
};
