import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  is: 'Два предмета по краям строки.',
  aliases: ['по краям', 'space-between'],
  use: ['Заголовок и ссылка «Все», название и сумма.'],
  instead: [
    ['Больше двух предметов', 'Inline'],
    ['Друг под другом', 'Stack'],
  ],
  anatomy: ['Левый и правый предмет; на новую строку не переносятся'],
  keys: [],
  speech: ['Ничего от себя.'],
  words: [],
  props: {
    gap: 'Наименьшее расстояние между двумя.',
  },
};
