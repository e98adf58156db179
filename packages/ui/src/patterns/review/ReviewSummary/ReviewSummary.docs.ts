import type { Guide } from '../../../internal/guide.ts';

export const guide: Guide = {
  is: 'Оценка и как она сложилась; `ReviewColumns` ставит её слева от отзывов.',
  use: ['Над отзывами товара и магазина.'],
  instead: [['Оценка в карточке', 'RatingStars']],
  anatomy: ['Средняя крупно, звёзды', 'Полосы оценок', 'Пояснение, кто может оценить'],
  keys: [],
  speech: ['«4,9», «4,9 из 5», затем «5 звёзд: 181 отзыв» и так до одной.'],
  words: ['По умолчанию: «Отзывы пишут только те, кто получил заказ.»'],
  props: {
    children: 'Карточки `ReviewCard`.',
    note: 'Примечание.',
    ratings: 'Сводка оценок.',
    summary: 'Сводка оценок: `ReviewSummary`.',
  },
};
