import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  is: 'Дата по-русски, которую понимают и программы.',
  aliases: ['формат даты', 'date format'],
  use: ['Дата статьи, отзыва, заказа.'],
  instead: [
    ['Важна давность', 'RelativeTime'],
    ['Дату выбирают', 'DatePicker'],
  ],
  anatomy: ['Элемент `<time>` с точной датой внутри'],
  keys: [],
  speech: ['Дата словами: «20 ноября 2026».'],
  words: ['Образец по умолчанию `d MMMM yyyy`. Часовой пояс – московский, если не сказано иное.'],
  props: {
    pattern: 'Знаки: `d MM MMM MMMM yyyy EEE H HH mm`.',
    timeZone: 'Часовой пояс по IANA. Без него – Москва, каков бы ни был пояс сервера и читателя.',
    value: 'Момент ISO 8601 или день `YYYY-MM-DD`.',
  },
};
