import type { KeyboardTable } from './table.ts';

export const dateGrid = {
  pattern: 'date grid',
  title: 'Календарь',
  components: ['DatePicker'],
  rows: {
    'opening moves the focus to the chosen day': ['Открытие', 'Фокус – на выбранном дне.'],
    'Right Arrow moves to the next day': ['→', 'Следующий день.'],
    'Left Arrow moves to the previous day': ['←', 'Предыдущий день.'],
    'Down Arrow moves by a week': ['↓', 'На неделю вперёд.'],
    'Up Arrow moves back by a week': ['↑', 'На неделю назад.'],
    'Home moves to Monday': ['Home', 'На понедельник.'],
    'End moves to Sunday': ['End', 'На воскресенье.'],
    'Page Down moves by a month': ['Page Down', 'На месяц вперёд.'],
    'Page Up moves back by a month': ['Page Up', 'На месяц назад.'],
    'Shift+Page Down moves by a year': ['Shift + Page Down', 'На год вперёд.'],
    'Shift+Page Up moves back by a year': ['Shift + Page Up', 'На год назад.'],
    'Enter takes the day': ['Enter', 'Берёт день.'],
    'Space takes the day': ['Пробел', 'Берёт день.'],
    'Enter closes the calendar and gives the focus back': ['Enter', 'Закрывает календарь, фокус – на его кнопке.'],
    'Escape closes the calendar': ['Escape', 'Закрывает календарь.'],
    'Escape keeps the day that was chosen': ['Escape', 'День остаётся прежним.'],
    'Escape gives the focus back to the button': ['Escape', 'Фокус – на кнопке календаря.'],
    'Tab leaves the days for the buttons of the calendar and stays inside': [
      'Tab',
      'С дней на кнопки календаря и не дальше.',
    ],
  },
} as const satisfies KeyboardTable;
