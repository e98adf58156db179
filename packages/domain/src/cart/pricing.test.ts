import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CouponValue } from '../coupon/discount.ts';
import { memberPrice, priceSubCart, type Membership, type PricedLine } from './pricing.ts';

const membership: fc.Arbitrary<Membership | null> = fc.oneof(
  fc.constant(null),
  fc.record({
    type: fc.constantFrom('BASIC' as const, 'CORPORATE' as const),
    percent: fc.integer({ min: 0, max: 100 }),
  }),
  fc.constant({ type: 'COST_PRICE' as const, percent: 0 }),
);
const line = fc
  .record({
    price: fc.integer({ min: 0, max: 5_000_000 }),
    costPrice: fc.option(fc.integer({ min: 0, max: 5_000_000 })),
    quantity: fc.integer({ min: 1, max: 99 }),
    isSelected: fc.boolean(),
    suitsCoupon: fc.boolean(),
    membership,
  })
  .map((drawn): PricedLine => ({ ...drawn, memberPrice: memberPrice(drawn.price, drawn.costPrice, drawn.membership) }));
const coupon: fc.Arbitrary<CouponValue | null> = fc.oneof(
  fc.constant(null),
  fc.record({
    kind: fc.constant('PERCENT' as const),
    value: fc.integer({ min: 1, max: 100 }),
    maxDiscount: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
  }),
  fc.record({
    kind: fc.constant('AMOUNT' as const),
    value: fc.integer({ min: 1, max: 10_000_000 }),
    maxDiscount: fc.constant(null),
  }),
);

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
const lineOf = (price: number, quantity: number, isSelected = true): PricedLine => ({
  price,
  memberPrice: price,
  quantity,
  isSelected,
});

test('lines always add up to the totals, and no amount is negative', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), coupon, (lines, value) => {
      const prices = priceSubCart(lines, value);
      const selected = prices.lines.filter((_, index) => lines[index]?.isSelected);
      expect(sum(selected.map(({ before }) => before))).toBe(prices.selectedTotal);
      expect(sum(selected.map(({ after }) => after))).toBe(prices.totalAfterDiscount);
      for (const priced of prices.lines) {
        expect(priced.after).toBeGreaterThanOrEqual(0);
        expect(priced.subscription).toBeGreaterThanOrEqual(0);
        expect(priced.before - priced.subscription - priced.coupon).toBe(priced.after);
      }
    }),
  );
});

test('a coupon takes off at most the price of the goods it applies to, in any order', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), coupon, (lines, value) => {
      const { lines: priced, totalAfterDiscount } = priceSubCart(lines, value);
      const isFor = (index: number) => lines[index]?.isSelected === true && lines[index].suitsCoupon === true;
      const others = priced.filter((_, index) => !isFor(index));
      expect(others.every(({ coupon: off }) => off === 0)).toBe(true);
      expect(priced.every(({ coupon: off, before, subscription }) => off + subscription <= before)).toBe(true);
      expect(priceSubCart(lines.toReversed(), value).totalAfterDiscount).toBe(totalAfterDiscount);
    }),
  );
});

test('a coupon for some goods leaves the price of others unchanged', () => {
  const lines = [lineOf(100_000, 1), { ...lineOf(300_000, 1), suitsCoupon: false }];
  const off = (value: CouponValue) => priceSubCart(lines, value).lines.map((each) => each.coupon);
  expect(off({ kind: 'PERCENT', value: 10, maxDiscount: null })).toEqual([10_000, 0]);
  expect(off({ kind: 'AMOUNT', value: 150_000, maxDiscount: null })).toEqual([100_000, 0]);
});

test('a coupon does not apply to unselected items', () => {
  const lines = [lineOf(100_000, 1), lineOf(300_000, 1, false)];
  const prices = priceSubCart(lines, { kind: 'PERCENT', value: 10, maxDiscount: null });
  expect(prices.lines.map(({ coupon: off }) => off)).toEqual([10_000, 0]);
  expect(prices.totalAfterDiscount).toBe(90_000);
});

test('the subscription is applied to the unit price first, the coupon to the rest', () => {
  const member = memberPrice(100_00, null, { type: 'BASIC', percent: 20 });
  const prices = priceSubCart([{ ...lineOf(100_00, 2), memberPrice: member }], {
    kind: 'PERCENT',
    value: 10,
    maxDiscount: null,
  });
  expect(prices.lines[0]).toEqual({ before: 200_00, subscription: 40_00, coupon: 16_00, after: 144_00 });
});

test('a cost-price subscriber pays the cost price where there is one', () => {
  const holder: Membership = { type: 'COST_PRICE', percent: 0 };
  expect(memberPrice(5000, 3000, holder)).toBe(3000);
  expect(memberPrice(5000, null, holder)).toBe(5000);
});

test('a coupon is limited to its maximum amount and never makes a total negative', () => {
  expect(
    priceSubCart([lineOf(500_00, 1)], { kind: 'PERCENT', value: 50, maxDiscount: 100_00 }).totalAfterDiscount,
  ).toBe(400_00);
  expect(priceSubCart([lineOf(500, 1)], { kind: 'AMOUNT', value: 100_000, maxDiscount: null }).totalAfterDiscount).toBe(
    0,
  );
});
