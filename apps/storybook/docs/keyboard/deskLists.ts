import type { KeyboardTable } from './table.ts';

export const treeView = {
  pattern: 'tree view',
  title: 'Дерево',
  components: ['Tree'],
  rows: {
    'Tab reaches the first item': ['Tab', 'На дерево: первый пункт.'],
    'Down Arrow moves to the next item that is seen': ['↓', 'К следующему видимому пункту.'],
    'Up Arrow moves to the item before': ['↑', 'К предыдущему пункту.'],
    'Down Arrow on the last item stays': ['↓', 'На последнем: остаётся.'],
    'Up Arrow on the first item stays': ['↑', 'На первом: остаётся.'],
    'Right Arrow opens a branch': ['→', 'Открывает ветку.'],
    'Right Arrow on an open branch goes in': ['→', 'На открытой ветке: к первому пункту в ней.'],
    'Right Arrow on an item without children stays': ['→', 'На пункте без вложенных: остаётся.'],
    'Left Arrow closes a branch': ['←', 'Закрывает ветку.'],
    'Left Arrow on a child goes to its parent': ['←', 'На вложенном пункте: к родителю.'],
    'End moves to the last item': ['End', 'К последнему видимому пункту.'],
    'Home moves to the first item': ['Home', 'К первому пункту.'],
    'a letter moves to the next item that begins with it': ['Буква', 'К следующему пункту, который с неё начинается.'],
    'an asterisk opens all branches of the level': ['*', 'Открывает все ветки этого уровня.'],
    'Space chooses': ['Пробел', 'Выбирает пункт.'],
    'Enter on a branch chooses all in it': ['Enter', 'На ветке: выбирает всё в ней.'],
  },
} as const satisfies KeyboardTable;

export const timeOfDay = {
  pattern: 'spinbutton of a time',
  title: 'Время дня',
  components: ['TimeField', 'DateTimeField'],
  rows: {
    'Up Arrow goes a step later': ['↑', 'На шаг позже.'],
    'Down Arrow goes a step earlier': ['↓', 'На шаг раньше.'],
    'Page Up goes an hour later': ['Page Up', 'На час позже.'],
    'Page Down goes an hour earlier': ['Page Down', 'На час раньше.'],
    'Up Arrow at the last time stays': ['↑', 'На последнем времени: остаётся.'],
    'Down Arrow at the first time stays': ['↓', 'На первом времени: остаётся.'],
    'leaving the field completes the time': ['Цифры, Tab', 'Дописывает время: «9» становится «09:00».'],
  },
} as const satisfies KeyboardTable;

export const contextMenu = {
  pattern: 'context menu',
  title: 'Меню правой кнопки',
  components: ['ContextMenu'],
  rows: {
    'Down Arrow moves to the next item': ['↓', 'К следующему пункту.'],
    'Up Arrow on the first item moves to the last': ['↑', 'На первом пункте: к последнему.'],
    'Right Arrow opens a menu inside': ['→', 'Открывает вложенное меню.'],
    'Left Arrow closes the menu inside': ['←', 'Закрывает вложенное меню.'],
    'End moves to the last item': ['End', 'К последнему пункту.'],
    'Home moves to the first item': ['Home', 'К первому пункту.'],
    'Space turns a mark off': ['Пробел', 'На отметке: снимает её.'],
    'Escape closes and returns the focus': ['Escape', 'Закрывает, фокус возвращается.'],
  },
} as const satisfies KeyboardTable;

export const commandPalette = {
  pattern: 'combobox of commands',
  title: 'Палитра команд',
  components: ['CommandPalette'],
  rows: {
    'Ctrl+K opens the palette': ['Ctrl + K', 'Открывает палитру.'],
    'the first command is active': ['Открыли', 'Активна первая команда.'],
    'Down Arrow moves to the next command': ['↓', 'К следующей команде.'],
    'Up Arrow moves to the command before': ['↑', 'К предыдущей команде.'],
    'Enter runs the active command': ['Enter', 'Выполняет активную команду.'],
    'Escape closes and returns the focus': ['Escape', 'Закрывает, фокус возвращается.'],
  },
} as const satisfies KeyboardTable;
