import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  is: 'Сетка равных клеток; сколько в ряду – по ширине окна.',
  use: ['Карточки, категории, снимки.'],
  instead: [
    ['Товары: у них своя сетка', 'ProductGrid'],
    ['Неравные колонки', 'Columns'],
  ],
  anatomy: ['Клетки; промежуток – как у сетки страницы'],
  keys: [],
  speech: ['Ничего от себя. Для списка дайте `as="ul"`.'],
  words: [],
};
