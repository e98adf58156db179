import type { KeyboardTable } from './table.ts';

export const appShell = {
  pattern: 'landmarks of an application',
  title: 'Рамка приложения',
  components: ['AppShell'],
  rows: {
    'Tab reaches the skip link first': ['Tab', 'Сначала «К содержанию».'],
    'Enter on the skip link moves to the page': ['Enter', 'На «К содержанию»: фокус на страницу.'],
    'Tab after the skip link reads the page on': ['Enter, Tab', 'Дальше – первая ссылка страницы.'],
    'Tab goes through the top bar to the sections': ['Tab', 'После полосы – первый раздел.'],
    'Enter on «Свернуть меню» leaves icons': ['Enter', 'На «Свернуть меню»: остаются значки, фокус на месте.'],
    'the focus on an icon shows its name': ['Tab', 'В свёрнутом меню: подсказка с именем раздела.'],
    'Escape hides the name of an icon': ['Escape', 'Прячет подсказку.'],
    'Ctrl+K opens the palette': ['Ctrl + K', 'Открывает палитру команд.'],
    'Escape closes the palette and returns the focus': ['Escape', 'Закрывает палитру, фокус – где был.'],
  },
} as const satisfies KeyboardTable;
