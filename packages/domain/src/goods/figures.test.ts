import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePieces, parsePrice, priceText } from './figures.ts';

test.each([
  ['7640', 764_000],
  ['7 640 ₽', 764_000],
  ['7\u00A0640,5', 764_050],
  ['0', 0],
  ['', undefined],
  ['-5', undefined],
  ['1,234', undefined],
  ['дорого', undefined],
  ['99999999', undefined],
])('the price «%s» is %s kopecks', (typed, kopecks) => {
  expect(parsePrice(typed)).toBe(kopecks);
});

test.each([
  ['12', 12],
  ['12 шт', 12],
  ['1 200', 1200],
  ['1,5', undefined],
  ['200000', undefined],
])('«%s» is %s pieces', (typed, pieces) => {
  expect(parsePieces(typed)).toBe(pieces);
});

test('a price is read back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (kopecks) => {
      expect(parsePrice(priceText(kopecks))).toBe(kopecks);
    }),
  );
});
