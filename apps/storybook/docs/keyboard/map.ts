import type { KeyboardTable } from './table.ts';

export const map = {
  pattern: 'radio group of places',
  title: 'Карта',
  components: ['MapView', 'LeafletMap'],
  rows: {
    'Tab reaches the buttons of the map, not its markers': [
      'Tab',
      'На «Приблизить», затем «Отдалить»; метки пропускает.',
    ],
    'Tab after the buttons and the owner of the data reaches the list': ['Tab', 'После карты – список.'],
    'Down Arrow chooses the next place': ['↓', 'Выбирает следующее место, карта показывает его.'],
    'Up Arrow on the first place chooses the last': ['↑', 'На первом: выбирает последнее.'],
    'Space chooses the place with the focus': ['Пробел', 'Выбирает место, на котором фокус.'],
    'Tab reaches the link of the chosen place': ['Tab', 'На «Открыть в Картах» выбранного места.'],
    'Tab after the link leaves the map': ['Tab', 'Со ссылки – дальше по странице.'],
    'Enter on «Повторить» keeps the focus': ['Enter', 'На «Повторить»: карта загружается, фокус остаётся на ней.'],
  },
} as const satisfies KeyboardTable;
