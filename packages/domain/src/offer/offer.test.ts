import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { couponMessages, couponRefusal, type CouponTerms } from '../coupon/index.ts';
import { couponCodeOf, couponStateOf, offerLimits } from './index.ts';

const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
const coupon = fc.record({
  isActive: fc.boolean(),
  startsAt: fc.option(moment),
  endsAt: fc.option(moment),
  usageLimit: fc.option(fc.integer({ min: 1, max: 3 })),
  usedCount: fc.integer({ min: 0, max: 3 }),
});
const everybody: Omit<CouponTerms, 'isActive' | 'startsAt' | 'endsAt' | 'usageLimit' | 'usedCount'> = {
  minTotal: 0,
  isCombinable: true,
  userId: null,
  serviceId: null,
  usagePerUser: 1,
  weekdays: [],
  firstOrder: null,
};
const goods = {
  total: 1,
  suitable: 1,
  hasSubscription: false,
  weekday: 1,
  isFirst: { SHOP: true, MARKETPLACE: true },
};

describe('the state of a promo code', () => {
  test('is ACTIVE exactly when a customer can use it', () => {
    fc.assert(
      fc.property(coupon, moment, (terms, at) => {
        const use = { ...goods, at, userId: 1, serviceId: 1, ownUses: 0 };
        const refusal = couponRefusal({ ...everybody, ...terms }, use);
        expect(couponStateOf(terms, at) === 'ACTIVE').toBe(refusal === undefined);
      }),
    );
  });

  test('is UPCOMING only where the customer is shown that it has not started', () => {
    fc.assert(
      fc.property(coupon, moment, (terms, at) => {
        fc.pre(couponStateOf(terms, at) === 'UPCOMING');
        const use = { ...goods, at, userId: 1, serviceId: 1, ownUses: 0 };
        expect(couponRefusal({ ...everybody, ...terms }, use)).toBe(couponMessages.notYet);
      }),
    );
  });
});

test('a generated code has letters and digits that are not confused, for any random numbers', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (number) => {
      const code = couponCodeOf(() => number);
      expect(code).toMatch(/^[A-HKMNP-Z2-9]{8}$/);
      expect(code.length).toBeGreaterThanOrEqual(offerLimits.codeFrom);
    }),
  );
});
