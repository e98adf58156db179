import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDifference, type DifferencePart } from './wordDifference.ts';

const without = (kind: DifferencePart['kind'], parts: DifferencePart[]): string =>
  parts
    .filter((part) => part.kind !== kind)
    .map(({ text }) => text)
    .join('');

test('names the words that differ, in Russian too', () => {
  expect(wordDifference('## Сроки\n\nОтветить **за сутки**.', '## Сроки\n\nОтветить за двое суток.')).toEqual([
    { text: 'Сроки\n\nОтветить за', kind: 'same' },
    { text: ' сутки.', kind: 'removed' },
    { text: ' двое суток.', kind: 'added' },
  ]);
});

test('the parts of one side add up to that side’s text', () => {
  const words = fc
    .array(fc.constantFrom('магазин', 'заказ', '\n\n', ' – ', 'не позже', '15'))
    .map((all) => all.join(' '));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const parts = wordDifference(before, after);
      expect(without('added', parts)).toBe(before.trim());
      expect(without('removed', parts)).toBe(after.trim());
    }),
  );
});

test('entirely different long texts are shown one after the other', () => {
  const long = (word: string) => Array.from({ length: 1000 }, (_, index) => `${word}${index}`).join(' ');
  expect(wordDifference(long('а'), long('б')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
