import type { KeyboardTable } from './table.ts';

export const numberField = {
  pattern: 'spinbutton of a form',
  title: 'Число в форме',
  components: ['NumberField', 'MoneyField'],
  rows: {
    'Up Arrow adds a step': ['↑', 'На шаг больше.'],
    'Down Arrow takes a step away': ['↓', 'На шаг меньше.'],
    'Page Up adds ten steps': ['Page Up', 'На десять шагов больше.'],
    'Page Down takes ten steps away': ['Page Down', 'На десять шагов меньше.'],
    'Up Arrow stops at the greatest value': ['↑', 'На наибольшем: ничего не меняет.'],
    'Down Arrow stops at the least value': ['↓', 'На наименьшем: ничего не меняет.'],
    'Up Arrow in an empty field begins at zero': ['↑', 'В пустом поле: от нуля.'],
    'typing over the greatest value keeps what was typed': [
      'Цифры',
      'Больше наибольшего: остаётся набранным, об ошибке скажет форма.',
    ],
  },
} as const satisfies KeyboardTable;

export const inlineEdit = {
  pattern: 'edit in place',
  title: 'Правка в ячейке',
  components: ['InlineEdit'],
  rows: {
    'Enter opens the field': ['Enter', 'Открывает поле.'],
    'F2 opens the field': ['F2', 'Открывает поле.'],
    'Enter saves and returns to the figure': ['Цифры, Enter', 'Сохраняет, фокус – на числе.'],
    'Escape returns what it was': ['Цифры, Escape', 'Возвращает прежнее, фокус – на числе.'],
  },
} as const satisfies KeyboardTable;

export const sortableTable = {
  pattern: 'sortable table',
  title: 'Таблица',
  components: ['DataTable'],
  rows: {
    'Tab moves to the heading that sorts': ['Tab', 'На заголовок, по которому можно упорядочить.'],
    'Enter on a heading sorts ascending': ['Enter', 'Порядок по возрастанию.'],
    'Space on a heading sorts ascending': ['Пробел', 'Порядок по возрастанию.'],
    'Enter again sorts descending': ['Enter', 'Второй раз – по убыванию.'],
    'Space selects a row': ['Пробел', 'Выбирает строку.'],
    'Space on the heading selects every row': ['Пробел', 'Флажок заголовка выбирает все строки.'],
  },
} as const satisfies KeyboardTable;

export const chart = {
  pattern: 'listbox of a chart',
  title: 'График',
  components: ['BarChart', 'LineChart'],
  rows: {
    'Tab reaches the last point': ['Tab', 'На график: последняя точка.'],
    'Left Arrow moves to the point before': ['←', 'К предыдущей точке.'],
    'Right Arrow moves to the next point': ['→', 'К следующей точке.'],
    'Home moves to the first point': ['Home', 'К первой точке.'],
    'End moves to the last point': ['End', 'К последней точке.'],
    'Left Arrow at the first point stays': ['←', 'На первой: остаётся.'],
  },
} as const satisfies KeyboardTable;

export const toolbar = {
  pattern: 'toolbar',
  title: 'Действия с выбранным',
  components: ['BulkBar'],
  rows: {
    'Tab moves to the first action': ['Tab', 'На первое действие.'],
    'Right Arrow moves to the next action': ['→', 'К следующему действию.'],
    'Left Arrow moves to the action before': ['←', 'К предыдущему действию.'],
    'End moves to the last action': ['End', 'К последнему: «Снять выделение».'],
    'Home moves to the first action': ['Home', 'К первому действию.'],
    'Tab leaves the toolbar': ['Tab', 'С панели дальше, а не к следующему действию.'],
  },
} as const satisfies KeyboardTable;

export const sortableList = {
  pattern: 'rearrangeable list',
  title: 'Список в своём порядке',
  components: ['SortableList'],
  rows: {
    'Down Arrow moves the item down': ['↓', 'На место ниже.'],
    'Up Arrow moves the item up': ['↑', 'На место выше.'],
    'Home moves the item to the beginning': ['Home', 'В начало.'],
    'End moves the item to the end': ['End', 'В конец.'],
    'the focus stays on the grip': ['↓', 'Фокус остаётся на ручке.'],
  },
} as const satisfies KeyboardTable;

export const tagsInput = {
  pattern: 'tags of a field',
  title: 'Свои слова',
  components: ['TagsInput'],
  rows: {
    'Enter adds the word': ['Слово, Enter', 'Слово становится меткой.'],
    'a comma adds the word': ['Слово, запятая', 'Слово становится меткой.'],
    'Backspace before the text moves to the last tag': ['Backspace', 'В начале поля: к последней метке.'],
    'Left Arrow before the text moves to the last tag': ['←', 'В начале поля: к последней метке.'],
    'Left Arrow moves to the tag before': ['←', 'К предыдущей метке.'],
    'Right Arrow after the last tag returns to the field': ['→', 'За последней меткой – поле.'],
    'Home moves to the first tag': ['Home', 'К первой метке.'],
    'End moves to the last tag': ['End', 'К последней метке.'],
    'Delete removes the tag and moves to the next one': ['Delete', 'Убирает метку, фокус – на следующей.'],
    'Backspace removes the last tag and moves to the one before': ['Backspace', 'Убирает метку, фокус – на соседней.'],
  },
} as const satisfies KeyboardTable;

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
    'leaving the field completes the time': ['Цифры, Tab', '«9» становится «09:00».'],
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
