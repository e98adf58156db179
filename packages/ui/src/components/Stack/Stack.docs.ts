import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  is: 'Предметы друг под другом с равными промежутками.',
  aliases: ['вертикальный отступ', 'vstack', 'flex column'],
  use: ['Почти любая колонка: поля формы, строки карточки, разделы.'],
  instead: [
    ['В ряд', 'Inline'],
    ['Сетка', 'Tiles'],
  ],
  anatomy: ['Колонка; промежуток по умолчанию 16'],
  keys: [],
  speech: ['Ничего от себя. Для списка дайте `as="ul"`.'],
  words: [],
  props: {
    align: 'Выравнивание поперёк стопки.',
  },
};
