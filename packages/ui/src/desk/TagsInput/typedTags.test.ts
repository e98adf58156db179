import { expect, test } from 'vitest';
import { withWords, wordsIn } from './typedTags.ts';

test.each([
  ['пионы', ['пионы']],
  [' чайная роза , пионы;\nастры', ['чайная роза', 'пионы', 'астры']],
  [' , ', []],
])('%j has the words %j', (text, words) => {
  expect(wordsIn(text)).toEqual(words);
});

test('a word is added once, whatever its case', () => {
  expect(withWords(['Пионы'], ['пионы', 'астры', 'Астры'])).toEqual(['Пионы', 'астры']);
});

test('without new words the tags stay the same', () => {
  const tags = ['пионы'];
  expect(withWords(tags, ['ПИОНЫ'])).toBe(tags);
  expect(withWords(tags, [])).toBe(tags);
});
