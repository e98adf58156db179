import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  is: 'Дата по-русски, которую понимают и программы.',
  use: ['Дата статьи, отзыва, заказа.'],
  instead: [
    ['Важна давность', 'RelativeTime'],
    ['Дату выбирают', 'DatePicker'],
  ],
  anatomy: ['Элемент `<time>` с точной датой внутри'],
  keys: [],
  speech: ['Дата словами: «20 ноября 2026».'],
  words: ['Образец по умолчанию `d MMMM yyyy`. Часовой пояс – московский, если не сказано иное.'],
};
