import { onKeys, type Keys } from './behaviour.ts';
import { drop, say, set, swallow, type Example } from './example.ts';

const numberOf = (element: Element, attribute: string) => Number(element.getAttribute(attribute));
const moveTo = (element: HTMLElement, value: number) => {
  const [min, max] = [numberOf(element, 'aria-valuemin'), numberOf(element, 'aria-valuemax')];
  element.setAttribute('aria-valuenow', String(Math.min(max, Math.max(min, value))));
};
const by = (step: number) => (element: HTMLElement) => moveTo(element, numberOf(element, 'aria-valuenow') + step);

const valueKeys: Keys = {
  ArrowRight: by(1),
  ArrowUp: by(1),
  ArrowLeft: by(-1),
  ArrowDown: by(-1),
  Home: (element) => moveTo(element, -Infinity),
  End: (element) => moveTo(element, Infinity),
};

const sliderDefects = {
  'Right Arrow raises the value': swallow('ArrowRight'),
  'Up Arrow raises the value': swallow('ArrowUp'),
  'Left Arrow lowers the value': swallow('ArrowLeft'),
  'Down Arrow lowers the value': swallow('ArrowDown'),
  'Home sets the least value': swallow('Home'),
  'End sets the greatest value': swallow('End'),
};

const size = 'style="display: block; width: 200px; height: 20px"';
const thumb = (attributes: string) =>
  `<span role="slider" tabindex="0" ${size} aria-valuemin="0" aria-valuemax="9" ${attributes}></span>`;

export const slider: Example = {
  html: `<div style="width: 200px">${thumb('aria-label="Громкость" aria-valuenow="5"')}</div>`,
  start: () => onKeys('[role="slider"]', valueKeys),
  defects: {
    'it has a name': drop('[role="slider"]', 'aria-label'),
    'its value is a number between its limits': set('[role="slider"]', 'aria-valuenow', 'medium'),
    'a slider from bottom to top says so': set('div', 'style', 'width: 20px; height: 200px; overflow: hidden'),
    'Tab reaches it': set('[role="slider"]', 'tabindex', '-1'),
    ...sliderDefects,
  },
};

const limitEachOther = () => {
  const [low, high] = document.querySelectorAll('[role="slider"]');
  low?.setAttribute('aria-valuemax', high?.getAttribute('aria-valuenow') ?? '');
  high?.setAttribute('aria-valuemin', low?.getAttribute('aria-valuenow') ?? '');
};

export const multiThumbSlider: Example = {
  html: `<div role="group" aria-label="Цена">${thumb('aria-label="От" aria-valuenow="3"')}${thumb('aria-label="До" aria-valuenow="6"')}</div>`,
  start() {
    limitEachOther();
    onKeys(
      '[role="slider"]',
      Object.fromEntries(
        Object.entries(valueKeys).map(([key, act]) => [
          key,
          (element: HTMLElement) => (act(element), limitEachOther()),
        ]),
      ),
    );
  },
  defects: {
    'every thumb has a name of its own': set('[role="slider"]', 'aria-label', 'Цена'),
    'thumbs that cannot pass have each other as limit': set('[role="slider"]', 'aria-valuemax', '9'),
    ...Object.fromEntries(
      Object.entries(sliderDefects).map(([must, defect]) => [`${must} of each thumb, not of the other`, defect]),
    ),
  },
};

export const spinButton: Example = {
  html: `<span role="spinbutton" tabindex="0" aria-label="Гостей" aria-valuenow="2" aria-valuemin="1" aria-valuemax="8">2</span>
    <input role="spinbutton" aria-label="Детей" aria-valuenow="1" aria-valuemin="0" aria-valuemax="8" value="1">`,
  start: () => onKeys('span', valueKeys),
  defects: {
    'it has a name': drop('span', 'aria-label'),
    'its value, if it has one, is a number': set('span', 'aria-valuenow', 'two'),
    'a value outside its limits is said to be invalid': set('span', 'aria-valuenow', '12'),
    'a value that is filled in is said': drop('input', 'aria-valuenow'),
    'Tab reaches it': set('span', 'tabindex', '-1'),
    'Up Arrow raises the value': swallow('ArrowUp'),
    'Down Arrow lowers the value': swallow('ArrowDown'),
    'Home sets the least value': swallow('Home'),
    'End sets the greatest value': swallow('End'),
  },
};

export const meter: Example = {
  html: `<div role="meter" aria-label="Заряд" aria-valuenow="40" aria-valuemin="0" aria-valuemax="100">40 %</div>`,
  defects: {
    'it has a name': drop('div', 'aria-label'),
    'its value is a number between its limits': set('[role="meter"]', 'aria-valuenow', '140'),
  },
};

let restored = 0;
export const windowSplitter: Example = {
  html: `<div id="list">Заказы</div><div role="separator" tabindex="0" aria-orientation="vertical" aria-label="Заказы" aria-controls="list"
    aria-valuenow="40" aria-valuemin="0" aria-valuemax="100" ${size}></div>`,
  start: () =>
    onKeys('[role="separator"]', {
      ...valueKeys,
      Enter(element) {
        const now = numberOf(element, 'aria-valuenow');
        if (now > 0) restored = now;
        moveTo(element, now > 0 ? 0 : restored);
      },
    }),
  defects: {
    'it has a name': drop('[role="separator"]', 'aria-label'),
    'its value is a number between its limits': drop('[role="separator"]', 'aria-valuenow'),
    'it controls its pane': drop('[role="separator"]', 'aria-controls'),
    'Tab reaches it': set('[role="separator"]', 'tabindex', '-1'),
    'arrows move it both ways': swallow('ArrowLeft', 'ArrowRight'),
    'Enter collapses the pane, and again restores it': swallow('Enter'),
  },
};

export const table: Example = {
  html: `<table aria-label="Цены"><tr><th aria-sort="ascending">Цветок</th><th aria-sort="none">Цена</th></tr><tr><td>Роза</td><td>150</td></tr></table>`,
  defects: {
    'it has a name': drop('table', 'aria-label'),
    'it has rows of cells': say('tr', ''),
    'a sorted column is the only one that says how': set('th', 'aria-sort', 'ascending'),
  },
};
