import type { Guide } from '../../internal/guide.ts';

export const guide: Guide = {
  is: 'Тонкая черта между строками списка.',
  aliases: ['черта', 'линия', 'hr', 'separator'],
  use: ['Строки одного списка, которым мало воздуха.'],
  instead: [
    ['Разные по смыслу части', 'Stack'],
    ['Своя поверхность', 'Card'],
  ],
  anatomy: ['Черта в один пиксель'],
  keys: [],
  speech: ['«Разделитель».'],
  words: [],
};
