import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceSubCart, type CouponValue, type PricedLine } from './pricing.ts';

const line = fc.record({
  price: fc.integer({ min: 0, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  isSelected: fc.boolean(),
});
const coupon: fc.Arbitrary<CouponValue | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('fixed' as const), amount: fc.integer({ min: 1, max: 10_000_000 }) }),
);

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);

test('PRD-07, PRD-08: lines always add up to the totals, and nothing falls below zero', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 30 }),
      coupon,
      fc.integer({ min: 0, max: 100 }),
      (lines, value, percent) => {
        const prices = priceSubCart(lines, value, percent);
        const selected = prices.lines.filter((_, index) => lines[index]?.isSelected);
        expect(sum(selected.map(({ before }) => before))).toBe(prices.selectedTotal);
        expect(sum(selected.map(({ after }) => after))).toBe(prices.totalAfterDiscount);
        for (const priced of prices.lines) {
          expect(priced.after).toBeGreaterThanOrEqual(0);
          expect(priced.before - priced.subscription - priced.coupon).toBe(priced.after);
        }
      },
    ),
  );
});

test('a coupon takes nothing off what is not selected', () => {
  const lines: PricedLine[] = [
    { price: 100_000, quantity: 1, isSelected: true },
    { price: 300_000, quantity: 1, isSelected: false },
  ];
  const prices = priceSubCart(lines, { kind: 'percent', percent: 10 }, 0);
  expect(prices.lines.map(({ coupon: off }) => off)).toEqual([10_000, 0]);
  expect(prices.totalAfterDiscount).toBe(90_000);
});

test('the subscription comes off the unit price first, the coupon off the rest', () => {
  const prices = priceSubCart([{ price: 100_00, quantity: 2, isSelected: true }], { kind: 'percent', percent: 10 }, 20);
  expect(prices.lines[0]).toEqual({ before: 200_00, subscription: 40_00, coupon: 16_00, after: 144_00 });
});

test('a coupon larger than the sum makes it free, not negative', () => {
  expect(
    priceSubCart([{ price: 500, quantity: 1, isSelected: true }], { kind: 'fixed', amount: 100_000 }, 0)
      .totalAfterDiscount,
  ).toBe(0);
});
