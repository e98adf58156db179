import type { KeyboardTable } from './table.ts';

export const radioGroup = {
  pattern: 'radio group',
  title: 'Одно из нескольких',
  components: ['RadioGroup'],
  rows: {
    'Tab moves to the first button while none is checked': ['Tab', 'Ничего не выбрано: на первый вариант.'],
    'Tab moves to the checked button': ['Tab', 'Что-то выбрано: на выбранный вариант.'],
    'Space checks the button': ['Пробел', 'Выбирает вариант под фокусом.'],
    'Right Arrow checks the next button': ['→', 'Выбирает следующий.'],
    'Down Arrow checks the next button': ['↓', 'Выбирает следующий.'],
    'Left Arrow checks the previous button': ['←', 'Выбирает предыдущий.'],
    'Up Arrow checks the previous button': ['↑', 'Выбирает предыдущий.'],
    'Down Arrow on the last button checks the first': ['↓', 'На последнем: выбирает первый.'],
    'Up Arrow on the first button checks the last': ['↑', 'На первом: выбирает последний.'],
  },
} as const satisfies KeyboardTable;

export const rating = {
  pattern: 'rating radio group',
  title: 'Оценка',
  components: ['RatingInput'],
  rows: {
    'Right Arrow gives one star more': ['→', 'На звезду больше.'],
    'Left Arrow gives one star less': ['←', 'На звезду меньше.'],
  },
} as const satisfies KeyboardTable;

export const toggleGroup = {
  pattern: 'toggle group',
  title: 'Переключатель',
  components: ['Segmented', 'ThemeSwitch'],
  rows: {
    'Tab moves to the chosen one': ['Tab', 'На выбранный вариант.'],
    'Right Arrow chooses the next one': ['→', 'Выбирает следующий.'],
    'Left Arrow on the first one chooses the last': ['←', 'На первом: выбирает последний.'],
  },
} as const satisfies KeyboardTable;

export const checkbox = {
  pattern: 'checkbox',
  title: 'Флажок',
  components: ['Checkbox'],
  rows: {
    'Tab moves to it': ['Tab', 'На флажок.'],
    'Space checks it': ['Пробел', 'Ставит галочку.'],
    'Space on a checked one takes the check away': ['Пробел', 'На отмеченном: снимает галочку.'],
  },
} as const satisfies KeyboardTable;

export const mixedCheckbox = {
  pattern: 'checkbox of some',
  title: 'Флажок «отмечены некоторые»',
  components: ['Checkbox'],
  rows: {
    'Space makes a mixed one checked': ['Пробел', 'Отмечает все.'],
  },
} as const satisfies KeyboardTable;

export const switchOnOff = {
  pattern: 'switch',
  title: 'Выключатель',
  components: ['Switch'],
  rows: {
    'Tab moves to it': ['Tab', 'На выключатель.'],
    'Space turns it on': ['Пробел', 'Включает.'],
    'Space again turns it off': ['Пробел', 'На включённом: выключает.'],
  },
} as const satisfies KeyboardTable;

export const select = {
  pattern: 'listbox of a select',
  title: 'Список',
  components: ['Select'],
  rows: {
    'Down Arrow chooses the next option': ['↓', 'Выбирает следующий, не раскрывая списка.'],
    'Up Arrow chooses the previous option': ['↑', 'Выбирает предыдущий, не раскрывая списка.'],
    'End chooses the last option': ['End', 'Выбирает последний.'],
    'Home chooses the first option': ['Home', 'Выбирает первый.'],
    'Enter takes the option that was moved to in the open list': ['Enter', 'В раскрытом списке: берёт строку.'],
    'Alt+Down Arrow opens the list': ['Alt + ↓', 'Раскрывает список.'],
    'Escape closes the open list': ['Escape', 'Закрывает раскрытый список.'],
  },
} as const satisfies KeyboardTable;
