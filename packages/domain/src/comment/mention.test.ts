import { expect, test } from 'vitest';
import { mentionsIn, splitMentions } from './index.ts';

test.each([
  ['@marina.belova, спасибо!', ['marina.belova']],
  ['Спросите @Marina и @marina.', ['marina']],
  ['почта a@marina.ru и ссылка vetka.ru/@marina', []],
  ['@ab', []],
  ['@anna-, @anna_k?', ['anna', 'anna_k']],
])('the mentions in %j', (text, mentions) => {
  expect(mentionsIn(text)).toEqual(mentions);
});

test('a text is split at the mentions of people that exist', () => {
  expect(splitMentions('@anna, а что скажет @oleg?', ['oleg'])).toEqual([
    { text: '@anna, а что скажет ' },
    { nickname: 'oleg' },
    { text: '?' },
  ]);
  expect(splitMentions('', ['oleg'])).toEqual([]);
});
