import type { Guide } from '../../../internal/guide.ts';

export const guide: Guide = {
  is: 'Веточка и имя; ведёт на главную.',
  use: ['В шапке, в шапке оформления, в подвале.'],
  instead: [['Значок без слова', 'Icon']],
  anatomy: ['Знак: `mark`, по умолчанию `BranchMark`', 'Имя: `name`, по умолчанию «Ветка»'],
  keys: [['Enter', 'Открывает главную.']],
  speech: ['«Ветка, на главную, ссылка».'],
  words: [],
  props: {
    mark: 'Знак логотипа.',
  },
};
