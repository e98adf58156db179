import { expect, test } from 'vitest';
import { couponDiscount, couponProblem, couponRefusal, type CouponTerms, type CouponUse } from './index.ts';

const at = new Date('2026-03-08T12:00:00Z');
const before = new Date(at.getTime() - 1);
const after = new Date(at.getTime() + 1);

const anyone: CouponTerms = {
  isActive: true,
  startsAt: null,
  endsAt: null,
  minTotal: 0,
  isCombinable: true,
  userId: null,
  serviceId: null,
  usageLimit: null,
  usedCount: 0,
  usagePerUser: 1,
  weekdays: [],
  firstOrder: null,
};
const isFirst = { SHOP: true, MARKETPLACE: true };
const use: CouponUse = {
  total: 100_000,
  suitable: 100_000,
  hasSubscription: false,
  at,
  weekday: 7,
  isFirst,
  userId: 7,
  serviceId: 3,
  ownUses: 0,
};

test.each<[reason: string, terms: Partial<CouponTerms>, use: Partial<CouponUse>]>([
  ['Промокод не найден', { userId: 8 }, {}],
  ['Промокод не найден', { userId: 8 }, { userId: null }],
  ['Промокод больше не действует', { isActive: false }, {}],
  ['Промокод ещё не действует', { startsAt: after }, {}],
  ['Срок действия промокода истёк', { endsAt: at }, {}],
  ['Промокод больше не действует', { usageLimit: 5, usedCount: 5 }, {}],
  ['Промокод действует в другом магазине', { serviceId: 4 }, {}],
  ['Минимальная сумма заказа 2\u00A0000\u00A0₽', { minTotal: 200_000 }, {}],
  ['Промокод нельзя объединить с подпиской', { isCombinable: false }, { hasSubscription: true }],
  ['Вы уже использовали этот промокод', {}, { ownUses: 1 }],
  ['Промокод не действует на выбранные товары', {}, { suitable: 0 }],
  ['Промокод действует по понедельникам', { weekdays: [1] }, {}],
  ['Промокод действует по понедельникам и субботам', { weekdays: [6, 1] }, {}],
  ['Промокод действует по вторникам, средам и пятницам', { weekdays: [2, 3, 5] }, {}],
  [
    'Промокод действует на первый заказ в этом магазине',
    { firstOrder: 'SHOP' },
    { isFirst: { ...isFirst, SHOP: false } },
  ],
  [
    'Промокод действует на первый заказ на «Ветке»',
    { firstOrder: 'MARKETPLACE' },
    { isFirst: { SHOP: true, MARKETPLACE: false } },
  ],
])('«%s»: %o, %o', (reason, terms, attempt) => {
  expect(couponRefusal({ ...anyone, ...terms }, { ...use, ...attempt })).toBe(reason);
});

test.each<[terms: Partial<CouponTerms>, use: Partial<CouponUse>]>([
  [{}, {}],
  [{ userId: 7, serviceId: 3 }, {}],
  [{ startsAt: at, endsAt: after }, {}],
  [{ startsAt: before }, {}],
  [{ usageLimit: 5, usedCount: 4 }, {}],
  [{ minTotal: 100_000 }, {}],
  [{ isCombinable: false }, {}],
  [{}, { hasSubscription: true }],
  [{ usagePerUser: 2 }, { ownUses: 1 }],
  [{}, { userId: null }],
  [{}, { suitable: 1 }],
  [{}, { total: 0, suitable: 0 }],
  [{ weekdays: [1, 7] }, {}],
  [{ firstOrder: 'SHOP' }, { isFirst: { SHOP: true, MARKETPLACE: false } }],
])('can be used: %o, %o', (terms, attempt) => {
  expect(couponRefusal({ ...anyone, ...terms }, { ...use, ...attempt })).toBeUndefined();
});

test("someone else's coupon looks unknown, even if it is also invalid in other ways", () => {
  const worst = { ...anyone, userId: 8, isActive: false, endsAt: before, serviceId: 4, minTotal: 200_000 };
  expect(couponRefusal(worst, { ...use, ownUses: 1 })).toBe('Промокод не найден');
});

test.each<[isDiscounted: boolean, terms: Partial<CouponTerms>]>([
  [false, { isActive: false }],
  [false, { startsAt: after }],
  [false, { endsAt: at }],
  [false, { minTotal: 100_001 }],
  [false, { isCombinable: false }],
  [true, {}],
  [true, { usageLimit: 1, usedCount: 1 }],
  [false, { weekdays: [1, 2] }],
  [true, { weekdays: [7] }],
])('an applied coupon discounts the goods: %s with %o', (isDiscounted, terms) => {
  const goods = { ...use, hasSubscription: true };
  expect(couponProblem({ ...anyone, ...terms }, goods) === undefined).toBe(isDiscounted);
});

test('a discount is whole kopecks, within its maximum and within the sum', () => {
  const percent = { kind: 'PERCENT' as const, value: 15, maxDiscount: null };
  expect(couponDiscount(percent, 999)).toBe(149);
  expect(couponDiscount({ ...percent, maxDiscount: 100 }, 999)).toBe(100);
  expect(couponDiscount({ kind: 'AMOUNT', value: 500, maxDiscount: null }, 300)).toBe(300);
});
