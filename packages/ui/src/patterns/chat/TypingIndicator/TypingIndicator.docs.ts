import type { Guide } from '../../../internal/guide.ts';

export const guide: Guide = {
  is: '«Печатает» – пока собеседник пишет.',
  use: ['Под сообщениями.'],
  instead: [['Ждём ответа сервера', 'Spinner']],
  anatomy: ['Строка, место под которую занято всегда; точки и слово'],
  keys: [],
  speech: ['«Печатает» – вежливо, один раз.'],
  words: [],
  props: {
    isTyping: 'Печатает ли собеседник.',
  },
};
