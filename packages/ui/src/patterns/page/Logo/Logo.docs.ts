import type { Guide } from '../../../internal/guide.ts';

export const guide: Guide = {
  is: 'Веточка и имя; ведёт на главную.',
  use: ['В шапке, в шапке оформления, в подвале.'],
  instead: [['Значок без слова', 'Icon']],
  anatomy: ['Знак `BranchMark` и слово «Ветка»'],
  keys: [['Enter', 'Открывает главную.']],
  speech: ['«Ветка, на главную, ссылка».'],
  words: [],
};
