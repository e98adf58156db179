import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allocate, discountPercent, formatPrice, toRubles } from './index.ts';

test('CON-01: shows whole roubles with no-break spaces', () => {
  expect(formatPrice(489_000)).toBe('4\u00A0890\u00A0₽');
  expect(formatPrice(123_456_789_00)).toBe('123\u00A0456\u00A0789\u00A0₽');
  expect(formatPrice(99)).toBe('1\u00A0₽');
  expect(formatPrice(-50_000)).toBe('\u2212500\u00A0₽');
});

test('MYP-19: shows zero where there is no price', () => {
  expect(formatPrice(null)).toBe('0\u00A0₽');
  expect(formatPrice(undefined)).toBe('0\u00A0₽');
});

test('a formatted price never wraps, has no fraction, and parses back to the same roubles', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (kopecks) => {
      const text = formatPrice(kopecks);
      expect(text).toMatch(/^\d{1,3}(\u00A0\d{3})*\u00A0₽$/);
      expect(Number(text.replace(/\D/g, ''))).toBe(toRubles(kopecks));
    }),
  );
});

test('parts always add up to the total, and no part is below its share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10 ** 10 }),
      fc.array(fc.integer({ min: 0, max: 10 ** 8 }), { minLength: 1, maxLength: 100 }),
      (total, weights) => {
        const sum = weights.reduce((a, b) => a + b, 0);
        fc.pre(sum > 0);
        const parts = allocate(total, weights);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(total);
        parts.forEach((part, index) => {
          expect(part).toBeGreaterThanOrEqual(Math.floor((total * (weights[index] ?? 0)) / sum) - 1);
        });
      },
    ),
  );
});

test('nothing is distributed when no weight is positive', () => {
  expect(allocate(100, [0, 0])).toEqual([0, 0]);
  expect(allocate(100, [])).toEqual([]);
});

test('a discount is whole percent, at least one, and zero when the price did not fall', () => {
  expect(discountPercent(489_000, 560_000)).toBe(13);
  expect(discountPercent(99_900, 100_000)).toBe(1);
  expect(discountPercent(100_000, 100_000)).toBe(0);
  expect(discountPercent(100_000, null)).toBe(0);
});
