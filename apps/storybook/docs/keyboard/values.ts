import type { KeyboardTable } from './table.ts';

export const slider = {
  pattern: 'slider',
  title: 'Ползунок',
  components: ['Slider'],
  rows: {
    'Tab moves to the first thumb': ['Tab', 'На первую ручку.'],
    'Tab moves from thumb to thumb': ['Tab', 'С ручки на ручку.'],
    'Right Arrow raises the value by a step': ['→', 'На шаг больше.'],
    'Up Arrow raises the value by a step': ['↑', 'На шаг больше.'],
    'Left Arrow lowers the value by a step': ['←', 'На шаг меньше.'],
    'Down Arrow lowers the value by a step': ['↓', 'На шаг меньше.'],
    'Page Up raises the value by a tenth of the range': ['Page Up', 'На десятую часть промежутка больше.'],
    'Page Down lowers the value by a tenth of the range': ['Page Down', 'На десятую часть промежутка меньше.'],
    'Home moves the first thumb to the least value': ['Home', 'Первая ручка – к наименьшему значению.'],
    'Home moves the second thumb to the first': ['Home', 'Вторая ручка – к первой.'],
    'End moves the first thumb to the second': ['End', 'Первая ручка – ко второй.'],
    'End moves the second thumb to the greatest value': ['End', 'Вторая ручка – к наибольшему значению.'],
    'no key moves the focus to the other thumb': ['Home, End', 'Фокус остаётся на той же ручке.'],
  },
} as const satisfies KeyboardTable;

export const spinButton = {
  pattern: 'spinbutton',
  title: 'Количество',
  components: ['QuantityStepper'],
  rows: {
    'Up Arrow raises the value': ['↑', 'На один больше.'],
    'Down Arrow lowers the value': ['↓', 'На один меньше.'],
    'Page Up raises the value': ['Page Up', 'На один больше.'],
    'Page Down lowers the value': ['Page Down', 'На один меньше.'],
    'Home sets the least value': ['Home', 'Наименьшее.'],
    'End sets the greatest value': ['End', 'Наибольшее.'],
    'Up Arrow at the greatest value changes nothing': ['↑', 'На наибольшем: ничего не меняет.'],
    'Down Arrow at the least value changes nothing': ['↓', 'На наименьшем: ничего не меняет.'],
    'typing replaces the value, Enter takes it': ['Цифры, Enter', 'Ставит набранное.'],
    'a typed value over the greatest becomes the greatest': ['Цифры, Enter', 'Больше, чем есть: ставит наибольшее.'],
  },
} as const satisfies KeyboardTable;
