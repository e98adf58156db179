import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorseForShops, promotionPrice, promotionStateOf, type PromotionTerms } from './index.ts';

const terms: PromotionTerms = {
  name: 'Неделя пионов',
  text: 'Пионы дешевле',
  kind: 'PERCENT',
  value: 10,
  maxDiscount: 50_000,
  platformPercent: 50,
  startsOn: '2026-12-01',
  endsOn: '2026-12-07',
  categoryIds: [3, 4],
};

test.each<[isWorse: boolean, after: Partial<PromotionTerms>]>([
  [false, {}],
  [false, { name: 'Другое имя' }],
  [false, { value: 5 }],
  [false, { maxDiscount: 40_000 }],
  [false, { platformPercent: 100 }],
  [false, { startsOn: '2026-12-02', endsOn: '2026-12-06' }],
  [false, { categoryIds: [4] }],
  [true, { value: 11 }],
  [true, { kind: 'AMOUNT', value: 1, maxDiscount: null }],
  [true, { maxDiscount: null }],
  [true, { maxDiscount: 50_001 }],
  [true, { platformPercent: 49 }],
  [true, { startsOn: '2026-11-30' }],
  [true, { endsOn: '2026-12-08' }],
  [true, { categoryIds: [3, 4, 5] }],
  [true, { categoryIds: [] }],
  [true, { text: 'Пионы и розы дешевле' }],
])('shops are asked again: %s after %o', (isWorse, after) => {
  expect(isWorseForShops(terms, { ...terms, ...after })).toBe(isWorse);
});

const kopecks = fc.integer({ min: 0, max: 10_000_000 });
const discount = fc.oneof(
  fc.record({
    kind: fc.constant('PERCENT' as const),
    value: fc.integer({ min: 1, max: 100 }),
    maxDiscount: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  }),
  fc.record({
    kind: fc.constant('AMOUNT' as const),
    value: fc.integer({ min: 1, max: 1_000_000 }),
    maxDiscount: fc.constant(null),
  }),
);

test('a promotion never raises a price, sells below cost or for nothing, or takes off more than promised', () => {
  fc.assert(
    fc.property(kopecks, fc.option(kopecks), discount, (price, cost, off) => {
      fc.pre(cost === null || cost <= price);
      const result = promotionPrice(price, cost, off);
      expect(result).toBeLessThanOrEqual(price);
      expect(result).toBeGreaterThanOrEqual(Math.min(price, Math.max(cost ?? 0, 100)));
      const promised =
        off.kind === 'AMOUNT' ? off.value : Math.min((price * off.value) / 100, off.maxDiscount ?? price);
      expect(price - result).toBeLessThanOrEqual(promised);
    }),
  );
});

test.each([
  [199_900, null, 179_900 + 100],
  [200_000, null, 180_000],
  [200_000, 190_000, 190_000],
])('%i with the cost %s is sold for %i in a promotion of 10 %%', (price, cost, expected) => {
  expect(promotionPrice(price, cost, { kind: 'PERCENT', value: 10, maxDiscount: null })).toBe(expected);
});

test('a promotion starts and ends on time, and can be stopped', () => {
  const at = new Date('2026-12-03T12:00:00Z');
  const dates = {
    isActive: true,
    startsAt: new Date('2026-12-01T00:00:00Z'),
    endsAt: new Date('2026-12-07T00:00:00Z'),
  };
  expect(promotionStateOf(dates, at)).toBe('RUNNING');
  expect(promotionStateOf({ ...dates, isActive: false }, at)).toBe('STOPPED');
  expect(promotionStateOf({ ...dates, startsAt: new Date(at.getTime() + 1) }, at)).toBe('UPCOMING');
  expect(promotionStateOf({ ...dates, isActive: false, endsAt: at }, at)).toBe('ENDED');
});
