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
