import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  is: 'Оценка звёздами, с долями звезды; для карточек – короткая «★ 4,9 · 214».',
  aliases: ['звёздочки', 'рейтинг', 'stars'],
  use: [
    '`RatingStars` – у отзыва и у средней оценки.',
    '`RatingMark` – в карточке товара и магазина, рядом с числом отзывов.',
  ],
  instead: [
    ['Оценку ставят', 'RatingInput'],
    ['Разбивка по оценкам', 'RatingHistogram'],
  ],
  anatomy: ['Пять звёзд или одна с числом', 'Число отзывов; без отзывов `RatingMark` не виден'],
  keys: [],
  speech: ['«4,9 из 5»; короткая – «Оценка 4,9 из 5, 214 отзывов».'],
  words: [],
  props: {
    'RatingMark.value': 'От 0 до 5.',
    'RatingStars.value': 'От 0 до 5; звезда может быть закрашена частично.',
    count: 'Сколько оценок.',
    size: 's 14, m 16, l 22 пикселей.',
  },
};
