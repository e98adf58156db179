import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  is: 'Сетка равных клеток; сколько в ряду – по ширине окна.',
  aliases: ['сетка', 'grid', 'карточки в ряд'],
  use: ['Карточки, категории, снимки.'],
  instead: [
    ['Товары: у них своя сетка', 'ProductGrid'],
    ['Неравные колонки', 'Columns'],
  ],
  anatomy: ['Клетки; промежуток – как у сетки страницы'],
  keys: [],
  speech: ['Ничего от себя. Для списка дайте `as="ul"`.'],
  words: [],
  props: {
    columns: 'Сколько плиток в ряду: до 768 px, от 768 px и от 1280 px.',
  },
};
