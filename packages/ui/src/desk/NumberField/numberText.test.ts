import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberOf, textOf } from './numberText.ts';

const roubles = { fractionDigits: 2, isNegativeAllowed: false };

test.each([
  [null, ''],
  [0, '0'],
  [7640.5, '7\u00A0640,5'],
  [1_000_000, '1\u00A0000\u00A0000'],
])('%s is written «%s»', (value, text) => {
  expect(textOf(value, roubles)).toBe(text);
});

test.each([
  ['', null],
  ['7\u00A0640,', 7640],
  ['0,05', 0.05],
])('«%s» is %s', (text, value) => {
  expect(numberOf(text, roubles)).toBe(value);
});

test('every amount is read back as it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (kopecks) => {
      const value = kopecks / 100;
      expect(numberOf(textOf(value, roubles), roubles)).toBe(value);
    }),
  );
});
