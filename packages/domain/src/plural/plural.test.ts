import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNumber, plural, pluralForm } from './index.ts';

const forms = ['товар', 'товара', 'товаров'] as const;

test.each([
  [0, 'товаров'],
  [1, 'товар'],
  [2, 'товара'],
  [5, 'товаров'],
  [11, 'товаров'],
  [21, 'товар'],
  [101, 'товар'],
  [111, 'товаров'],
  [1.5, 'товара'],
])('%d %s', (count, word) => {
  expect(pluralForm(count, forms)).toBe(word);
});

test('the form follows the last two digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (count) => {
      const [last, teens] = [count % 10, count % 100];
      const expected =
        last === 1 && teens !== 11
          ? 'товар'
          : last >= 2 && last <= 4 && (teens < 12 || teens > 14)
            ? 'товара'
            : 'товаров';
      expect(pluralForm(count, forms)).toBe(expected);
    }),
  );
});

test('a number and its word stay on one line', () => {
  expect(plural(1240, forms)).toBe('1\u00A0240\u00A0товаров');
});

test('numbers are written as the browser would write them', () => {
  const format = new Intl.NumberFormat('ru-RU');
  const thousandths = fc.integer({ min: -(10 ** 9), max: 10 ** 9 }).map((value) => value / 1000);
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -(10 ** 12), max: 10 ** 12 }), thousandths), (value) => {
      fc.pre(!Object.is(value, -0));
      expect(formatNumber(value)).toBe(format.format(value).replace(/[\u202F ]/g, '\u00A0'));
    }),
  );
});

test('further decimals are rounded, and zero has no sign', () => {
  expect(formatNumber(1234.56789)).toBe('1\u00A0234,568');
  expect(formatNumber(-0)).toBe('0');
});
