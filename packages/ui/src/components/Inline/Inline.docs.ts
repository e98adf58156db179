import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  is: 'Предметы в ряд с переносом и равными промежутками.',
  aliases: ['в строку', 'flex', 'wrap'],
  use: ['Кнопки, фишки, метки рядом.'],
  instead: [
    ['Друг под другом', 'Stack'],
    ['По двум краям строки', 'Spread'],
    ['Ряд, который прокручивается', 'Carousel'],
  ],
  anatomy: ['Ряд; промежуток по умолчанию 8'],
  keys: [],
  speech: ['Ничего от себя.'],
  words: [],
  props: {
    isNoWrap: 'Всё в одну строку.',
    justify: 'Выравнивание вдоль ряда.',
  },
};
