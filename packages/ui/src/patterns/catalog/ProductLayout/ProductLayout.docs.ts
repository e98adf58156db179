import type { Guide } from '../../../internal/guide.ts';

export const guide: Guide = {
  is: 'Первый экран товара: снимки и рядом всё, чтобы решить.',
  use: ['Страница товара.'],
  instead: [['Любые две колонки', 'Columns']],
  anatomy: ['Снимки слева, покупка справа; на телефоне – друг под другом'],
  keys: [],
  speech: ['Сначала снимки, затем покупка.'],
  words: [],
  props: {
    buyBox: 'Блок покупки: `BuyBox`.',
    gallery: 'Галерея товара.',
  },
};
