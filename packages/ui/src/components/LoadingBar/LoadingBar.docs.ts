import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  is: 'Линия в 3 пикселя по верху окна, пока открывается следующая страница.',
  aliases: ['полоса загрузки', 'progress', 'nprogress'],
  use: ['Переход между страницами.'],
  instead: [
    ['Грузится часть страницы', 'Skeleton'],
    ['Ждёт кнопка', 'Button'],
    ['Известна доля', '<progress>'],
  ],
  anatomy: ['Бегущая линия во всю ширину'],
  keys: [],
  speech: ['«Страница загружается, индикатор выполнения».'],
  words: [],
  props: {
    isLoading: 'Страница загружается.',
    label: 'Имя для программы чтения.',
  },
};
