import type { KeyboardTable } from './table.ts';

export const accordion = {
  pattern: 'accordion',
  title: 'Раскрывающиеся разделы',
  components: ['Accordion'],
  rows: {
    'Enter opens the section': ['Enter', 'Раскрывает раздел.'],
    'Space opens the section': ['Пробел', 'Раскрывает раздел.'],
    'Enter on an open section closes it': ['Enter', 'На раскрытом: сворачивает.'],
    'Tab moves to the next heading': ['Tab', 'К следующему заголовку.'],
    'Shift+Tab moves to the previous heading': ['Shift + Tab', 'К предыдущему заголовку.'],
    'Down Arrow moves to the next heading': ['↓', 'К следующему заголовку.'],
    'Up Arrow moves to the previous heading': ['↑', 'К предыдущему заголовку.'],
    'Home moves to the first heading': ['Home', 'К первому заголовку.'],
    'End moves to the last heading': ['End', 'К последнему заголовку.'],
  },
} as const satisfies KeyboardTable;

export const breadcrumb = {
  pattern: 'breadcrumb',
  title: 'Хлебные крошки',
  components: ['Breadcrumbs'],
  rows: {
    'Tab moves through the links': ['Tab', 'По ссылкам.'],
    'Tab passes the page itself by, which is no link': ['Tab', 'Мимо самой страницы: она не ссылка.'],
  },
} as const satisfies KeyboardTable;

export const tabLinks = {
  pattern: 'navigation of tabs that are pages',
  title: 'Вкладки, которые ведут на страницы',
  components: ['Tabs'],
  rows: {
    'Tab moves from link to link': ['Tab', 'Со ссылки на ссылку.'],
  },
} as const satisfies KeyboardTable;

export const carousel = {
  pattern: 'carousel',
  title: 'Лента карточек',
  components: ['Carousel'],
  rows: {
    'Tab moves to the row': ['Tab', 'На саму ленту.'],
    'Right Arrow scrolls the row': ['→', 'Прокручивает ленту.'],
    'Tab moves through what is in the row': ['Tab', 'Дальше: по тому, что в ленте.'],
  },
} as const satisfies KeyboardTable;

export const gallery = {
  pattern: 'gallery of pictures',
  title: 'Снимки',
  components: ['Gallery'],
  rows: {
    'Right Arrow shows the next picture': ['→', 'Следующий снимок.'],
    'Left Arrow shows the previous picture': ['←', 'Предыдущий снимок.'],
  },
} as const satisfies KeyboardTable;
