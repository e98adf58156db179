import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  is: 'Средняя колонка страницы с полями по бокам.',
  aliases: ['обёртка страницы', 'wrapper', 'max-width'],
  use: ['Вокруг каждого раздела страницы.', '`reading` – для статьи, `form` – для формы.'],
  instead: [
    ['Отступ внутри блока', 'Card'],
    ['Раскладка внутри', 'Stack'],
  ],
  anatomy: [
    'Ширина: `page` 1440 вместе с полями, `reading` 680 и `form` 448 – без них',
    'Поля 16, 24 или 40 – по ширине окна',
  ],
  keys: [],
  speech: ['Ничего от себя. Дайте `as="main"` или `as="section"`, если это часть страницы.'],
  words: [],
  props: {
    width: '`page` 1440 px, `reading` 680, `form` 448, без полей.',
  },
};
