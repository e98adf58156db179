import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactPrice, kopecksOf, roublesText } from './roubles.ts';

test.each([
  ['750', 75_000],
  ['1 600,50', 160_050],
  ['1\u00A0600 ₽', 160_000],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['12,345', undefined],
  ['сто', undefined],
])('«%s» is %s kopecks', (typed, kopecks) => {
  expect(kopecksOf(typed)).toBe(kopecks);
});

test('every amount survives being typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (kopecks) => {
      expect(kopecksOf(roublesText(kopecks))).toBe(kopecks);
    }),
  );
});

test('an amount is shown to the kopeck, and without kopecks when there are none', () => {
  expect(exactPrice(75_000)).toBe('750\u00A0₽');
  expect(exactPrice(160_050)).toBe('1\u00A0600,50\u00A0₽');
});
