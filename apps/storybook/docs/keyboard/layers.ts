import type { KeyboardTable } from './table.ts';

export const dialog = {
  pattern: 'dialog',
  title: 'Окно',
  components: ['Dialog'],
  rows: {
    'opening moves the focus to the first element inside': ['Открытие', 'Фокус – на первом внутри.'],
    'Tab moves to the next element inside': ['Tab', 'К следующему внутри.'],
    'Tab on the last element moves to the first': ['Tab', 'На последнем: к первому, за окно не выходит.'],
    'Shift+Tab moves to the previous element': ['Shift + Tab', 'К предыдущему.'],
    'Shift+Tab on the first element moves to the last': ['Shift + Tab', 'На первом: к последнему.'],
    'Escape closes the dialog': ['Escape', 'Закрывает окно.'],
    'closing gives the focus back to what opened it': ['Закрытие', 'Фокус – там, откуда открыли.'],
  },
} as const satisfies KeyboardTable;

export const alertDialog = {
  pattern: 'alertdialog',
  title: 'Вопрос',
  components: ['ConfirmDialog'],
  rows: {
    'opening moves the focus to the answer that changes nothing': [
      'Открытие',
      'Фокус – на ответе, который ничего не меняет.',
    ],
    'Tab moves to the other answer': ['Tab', 'К другому ответу.'],
    'Tab on the last answer moves to the first': ['Tab', 'На последнем: к первому.'],
    'Shift+Tab on the first answer moves to the last': ['Shift + Tab', 'На первом: к последнему.'],
    'Enter gives the answer that has the focus': ['Enter', 'Отвечает тем, что под фокусом.'],
    'Escape answers no': ['Escape', 'Отвечает «нет».'],
    'closing gives the focus back to what opened it': ['Закрытие', 'Фокус – там, откуда спросили.'],
  },
} as const satisfies KeyboardTable;

export const menuButton = {
  pattern: 'menu button',
  title: 'Меню: кнопка',
  components: ['DropdownMenu'],
  rows: {
    'Enter opens the menu on its first item': ['Enter', 'Открывает меню на первой строке.'],
    'Space opens the menu on its first item': ['Пробел', 'Открывает меню на первой строке.'],
    'Down Arrow opens the menu on its first item': ['↓', 'Открывает меню на первой строке.'],
  },
} as const satisfies KeyboardTable;

export const menu = {
  pattern: 'menu',
  title: 'Меню: строки',
  components: ['DropdownMenu'],
  rows: {
    'Down Arrow moves to the next item': ['↓', 'К следующей строке.'],
    'Down Arrow on the last item moves to the first': ['↓', 'На последней: к первой.'],
    'Up Arrow moves to the previous item': ['↑', 'К предыдущей строке.'],
    'Up Arrow on the first item moves to the last': ['↑', 'На первой: к последней.'],
    'Home moves to the first item': ['Home', 'К первой строке.'],
    'End moves to the last item': ['End', 'К последней строке.'],
    'Enter does what the item says and closes the menu': ['Enter', 'Делает, что сказано в строке, и закрывает меню.'],
    'Space does what the item says and closes the menu': ['Пробел', 'Делает, что сказано в строке, и закрывает меню.'],
    'Escape closes the menu': ['Escape', 'Закрывает меню.'],
    'Escape gives the focus back to the button': ['Escape', 'Фокус – на кнопке.'],
    'Tab closes the menu': ['Tab', 'Закрывает меню.'],
    'Shift+Tab closes the menu': ['Shift + Tab', 'Закрывает меню.'],
    'a letter moves to the item that begins with it': [
      'Буква',
      'К строке, которая с неё начинается, и на русской раскладке.',
    ],
  },
} as const satisfies KeyboardTable;

export const tooltip = {
  pattern: 'tooltip',
  title: 'Подсказка',
  components: ['Tooltip'],
  rows: {
    'focus shows the tooltip': ['Tab', 'Фокус пришёл: показывается.'],
    'the focus stays on what the tooltip explains': ['Tab', 'Фокус – на том, что она поясняет.'],
    'Escape hides the tooltip': ['Escape', 'Прячет.'],
    'leaving hides the tooltip': ['Tab', 'Фокус ушёл: прячется.'],
  },
} as const satisfies KeyboardTable;
