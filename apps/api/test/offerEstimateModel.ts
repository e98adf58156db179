import { couponDiscount } from '@vetka/domain/coupon';
import { memberPrice } from '@vetka/domain/cart';
import { dayIn, defaultTimeZone, weekdayOf } from '@vetka/domain/date';
import { planFee, type CouponEstimate, type CouponRule, type PlanEstimate, type PlanRule } from '@vetka/domain/offer';
import fc from 'fast-check';
import { expect } from 'vitest';

export const day = 86_400_000;

/** A past order of one product, as the model sees it. Sums are kopecks. */
export interface Past {
  customer: number;
  daysAgo: number;
  price: number;
  quantity: number;
  costPrice: number | null;
  subscription: number;
  coupon: number;
  isPaid: boolean;
  isCanceled: boolean;
  isPeony: boolean;
}

export const past: fc.Arbitrary<Past> = fc
  .record({
    customer: fc.integer({ min: 0, max: 2 }),
    daysAgo: fc.integer({ min: 0, max: 40 }).filter((days) => days !== 30),
    price: fc.integer({ min: 1000, max: 500_000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    cost: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    subscriptionPart: fc.constantFrom(0, 0, 0.1, 1),
    hasCoupon: fc.constantFrom(false, false, false, true),
    isPaid: fc.constantFrom(true, true, true, false),
    isCanceled: fc.constantFrom(false, false, false, true),
    isPeony: fc.boolean(),
  })
  .map(({ cost, subscriptionPart, hasCoupon, ...drawn }) => {
    const before = drawn.price * drawn.quantity;
    const subscription = Math.floor(before * subscriptionPart);
    return {
      ...drawn,
      costPrice: cost === null ? null : Math.floor(drawn.price * cost),
      subscription,
      coupon: hasCoupon ? Math.min(777, before - subscription) : 0,
    };
  });

/** A rule applies to all goods, to the category of peonies, or to the products of every other order. */
export type DrawnRule = Omit<CouponRule, 'categoryIds' | 'productIds'> & { goods: 'ALL' | 'PEONIES' | 'NAMED' };

export const couponRule = (nicknames: readonly string[]): fc.Arbitrary<DrawnRule> =>
  fc
    .record({
      kind: fc.constantFrom('PERCENT' as const, 'AMOUNT' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      amount: fc.integer({ min: 1, max: 900_000 }),
      cap: fc.option(fc.integer({ min: 1, max: 50_000 })),
      minTotal: fc.integer({ min: 0, max: 600_000 }),
      usageLimit: fc.option(fc.integer({ min: 1, max: 6 })),
      usagePerUser: fc.integer({ min: 1, max: 4 }),
      isCombinable: fc.boolean(),
      nickname: fc.option(fc.constantFrom(...nicknames), { freq: 3 }),
      goods: fc.constantFrom('ALL' as const, 'ALL' as const, 'PEONIES' as const, 'NAMED' as const),
      weekdays: fc.oneof(fc.constant<number[]>([]), fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 3 })),
      firstOrder: fc.constantFrom(null, null, 'SHOP' as const),
    })
    .map(({ percent, amount, cap, ...drawn }) =>
      drawn.kind === 'PERCENT'
        ? { ...drawn, value: percent, maxDiscount: cap }
        : { ...drawn, value: amount, maxDiscount: null },
    );

/** The same figure computed slowly, order by order, as a cashier would. */
export function estimateSlowly(
  all: readonly Past[],
  terms: DrawnRule,
  nicknames: readonly string[],
  now: number,
): CouponEstimate {
  const suits = (each: Past) =>
    terms.goods === 'ALL' || (terms.goods === 'PEONIES' ? each.isPeony : all.indexOf(each) % 2 === 0);
  const hasEarlier = ({ customer, daysAgo }: Past) =>
    all.some((each) => each.isPaid && !each.isCanceled && each.customer === customer && each.daysAgo > daysAgo);
  const weekday = ({ daysAgo }: Past) => weekdayOf(dayIn(defaultTimeZone, now - daysAgo * day));
  const bought = all.filter((each) => each.isPaid && !each.isCanceled && each.daysAgo < 30);
  const uses = new Map<number, number>();
  const result: CouponEstimate = {
    orders: 0,
    allOrders: bought.length,
    discount: 0,
    revenue: 0,
    ordersWithCost: 0,
    left: 0,
  };
  for (const each of bought.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const total = each.price * each.quantity - each.subscription;
    const own = uses.get(each.customer) ?? 0;
    if (each.coupon > 0 || total < terms.minTotal) continue;
    if (each.subscription > 0 && !terms.isCombinable) continue;
    if (terms.nickname !== null && nicknames[each.customer] !== terms.nickname) continue;
    if (total > 0 && !suits(each)) continue;
    if (terms.weekdays.length > 0 && !terms.weekdays.includes(weekday(each))) continue;
    if (terms.firstOrder === 'SHOP' && hasEarlier(each)) continue;
    if (own >= terms.usagePerUser || (terms.usageLimit !== null && result.orders >= terms.usageLimit)) continue;
    uses.set(each.customer, own + 1);
    const discount = couponDiscount(terms, suits(each) ? total : 0);
    expect(discount).toBeGreaterThanOrEqual(0);
    expect(discount).toBeLessThanOrEqual(total);
    result.orders += 1;
    result.discount += discount;
    result.revenue += total - discount;
    if (each.costPrice === null) continue;
    result.ordersWithCost += 1;
    result.left += total - discount - each.costPrice * each.quantity;
  }
  return result;
}

export const planRule: fc.Arbitrary<PlanRule> = fc
  .record({
    type: fc.constantFrom('BASIC' as const, 'CORPORATE' as const, 'COST_PRICE' as const),
    period: fc.constantFrom('DAY' as const, 'MONTH' as const, 'YEAR' as const),
    price: fc.integer({ min: 1000, max: 200_000 }),
    percent: fc.integer({ min: 1, max: 100 }),
  })
  .map((drawn) => ({ ...drawn, percent: drawn.type === 'COST_PRICE' ? 0 : drawn.percent }));

/** Customer by customer, at the price that the cart computes. Every order is on another day. */
export function estimatePlanSlowly(all: readonly Past[], rule: PlanRule): PlanEstimate {
  const bought = all.filter((each) => each.isPaid && !each.isCanceled && each.daysAgo < 30);
  const result: PlanEstimate = { buyers: 0, customers: 0, discount: 0, fees: 0 };
  for (const customer of new Set(bought.map((each) => each.customer))) {
    const own = bought.filter((each) => each.customer === customer);
    const saved = own.map(({ price, quantity, costPrice, subscription, coupon }) => {
      const piece = memberPrice(price, costPrice, rule);
      expect(piece).toBeGreaterThanOrEqual(0);
      return Math.max(0, price * quantity - subscription - coupon - piece * quantity);
    });
    const saving = saved.reduce((sum, each) => sum + each, 0);
    const fee = planFee(rule, own.length);
    result.customers += 1;
    if (saving <= fee) continue;
    result.buyers += 1;
    result.discount += saving;
    result.fees += fee;
  }
  return result;
}
