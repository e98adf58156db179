import type { Guide } from '../../../internal/guide.ts';

export const guide: Guide = {
  is: 'Список и открытый лист кабинета: рядом, поверх или одно из двух.',
  use: ['Заказы и доставки внутри DeskFrame.'],
  instead: [['Переписки', 'ChatLayout']],
  anatomy: [
    'DeskHead – название раздела, день и сумма, поиск',
    'DeskPanes – список и лист; от 1200 рядом, на планшете лист поверх, на телефоне одно из двух',
    'DeskSheet – лист со своей прокруткой и подвалом ActionBar',
  ],
  keys: [['Tab', 'Список, затем лист.']],
  speech: ['«Заказ № 10531, область».'],
  words: [],
};
