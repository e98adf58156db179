import type { KeyboardTable } from './table.ts';

export const richText = {
  pattern: 'toolbar of an editor',
  title: 'Редактор текста',
  components: ['RichTextEditor'],
  rows: {
    'Tab reaches the first tool': ['Tab', 'На панель: первая кнопка.'],
    'Right Arrow moves to the next tool': ['→', 'К следующей кнопке.'],
    'Left Arrow moves to the tool before': ['←', 'К предыдущей кнопке.'],
    'Left Arrow on the first tool stays': ['←', 'На первой: остаётся.'],
    'End moves to the last tool': ['End', 'К последней кнопке.'],
    'Home moves to the first tool': ['Home', 'К первой кнопке.'],
    'Tab leaves the toolbar for the text': ['Tab', 'С панели в текст.'],
    'Shift+Tab in the text returns to the tool that was left': ['Shift+Tab', 'Из текста на ту же кнопку.'],
    'Alt+F10 in the text goes to the toolbar': ['Alt+F10', 'Из текста на панель.'],
    'Escape in the toolbar returns to the text': ['Escape', 'С панели в текст.'],
    'Enter on a tool formats the selection and returns to the text': [
      'Enter',
      'Оформляет выделенное и возвращает в текст.',
    ],
    'Ctrl+B makes the selection bold': ['Ctrl+B', 'Выделенное – жирным.'],
    'Ctrl+I makes the selection italic': ['Ctrl+I', 'Выделенное – курсивом.'],
    'Ctrl+K asks for the address of a link': ['Ctrl+K', 'Спрашивает адрес ссылки.'],
    'Ctrl+Z takes the change back': ['Ctrl+Z', 'Отменяет правку.'],
    'Ctrl+Shift+Z returns the change': ['Ctrl+Shift+Z', 'Возвращает правку.'],
    'two number signs and a space begin a heading': ['##, пробел', 'В начале строки: заголовок.'],
  },
} as const satisfies KeyboardTable;
