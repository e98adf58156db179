import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  is: 'Выпускает содержимое за поля вокруг него.',
  aliases: ['вылет', 'негативный отступ', 'full bleed'],
  use: ['Снимок во всю ширину карточки с полями.', 'Ряд карточек до краёв окна на телефоне: `horizontal="gutter"`.'],
  instead: [
    ['Поля страницы', 'Container'],
    ['Любые отступы', 'Box'],
  ],
  anatomy: ['Обёртка с отрицательными полями'],
  keys: [],
  speech: ['Ничего: это только раскладка.'],
  words: [],
  props: {
    horizontal: 'Насколько выступает вбок; `gutter` – от `Container` до краёв окна.',
    vertical: 'Насколько выступает вверх и вниз, в пикселях шкалы отступов.',
  },
};
