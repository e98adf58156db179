import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commissionOf, returnedShares } from './index.ts';

const kopecks = fc.integer({ min: 0, max: 2_000_000_000_00 });
const terms = fc.record({
  rate: fc.integer({ min: 0, max: 10_000 }),
  minimum: fc.integer({ min: 0, max: 100_000 }),
  taxRate: fc.constantFrom(0, 500, 2_200),
});

test.each([
  [100_000, { rate: 1_500, minimum: 0, taxRate: 2_200 }, { total: 15_000, tax: 2_705 }],
  [333, { rate: 1_500, minimum: 0, taxRate: 0 }, { total: 50, tax: 0 }],
  [10_000, { rate: 500, minimum: 3_000, taxRate: 0 }, { total: 3_000, tax: 0 }],
  [1_000, { rate: 500, minimum: 3_000, taxRate: 2_200 }, { total: 1_000, tax: 180 }],
  [0, { rate: 1_500, minimum: 3_000, taxRate: 2_200 }, { total: 0, tax: 0 }],
])('the commission of %i kopecks', (base, rule, commission) => {
  expect(commissionOf(base, rule)).toEqual(commission);
});

test('a commission is whole kopecks, at most the line, and contains its tax', () => {
  fc.assert(
    fc.property(kopecks, terms, (base, rule) => {
      const { total, tax } = commissionOf(base, rule);
      expect(total).toBeLessThanOrEqual(base);
      expect(tax).toBeLessThanOrEqual(total);
      expect([Number.isSafeInteger(total), Number.isSafeInteger(tax)]).toEqual([true, true]);
    }),
  );
});

test('refunds in any steps return everything in the end, and no step makes the seller pay for a line', () => {
  const steps = fc.array(fc.nat({ max: 1_000 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_00 }), kopecks, terms, steps, (paid, compensation, rule, parts) => {
      const { total: commission, tax } = commissionOf(paid + compensation, rule);
      const shares = { compensation, commission, tax };
      for (const part of parts) {
        const refunded = Math.floor((paid * part) / 1_000);
        const back = returnedShares(shares, paid, refunded);
        const seller = paid - refunded + (compensation - back.compensation) - (commission - back.commission);
        expect(seller).toBeGreaterThanOrEqual(0);
        expect(commission - back.commission - (tax - back.tax)).toBeGreaterThanOrEqual(0);
      }
      expect(returnedShares(shares, paid, paid)).toEqual(shares);
      expect(returnedShares(shares, paid, 0)).toEqual({ compensation: 0, commission: 0, tax: 0 });
    }),
  );
});
