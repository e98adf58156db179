import type { GoodsRow } from '@vetka/domain/goods';
import type { CouponEstimate, ManagedCoupon } from '@vetka/domain/offer';
import { describe, expect, test } from 'vitest';
import { choiceErrors, couponDraftOf, couponErrors, couponOf, emptyCoupon, type CouponDraft } from './couponDraft.ts';
import { estimateText, exampleText, marginText, ruleText, usesText } from './couponWords.ts';
import { parseOffersSearch } from './offersSearch.ts';

const coupon: ManagedCoupon = {
  id: 7,
  code: 'ZEFIR500',
  name: 'Зефир',
  kind: 'AMOUNT',
  value: 50_050,
  maxDiscount: null,
  minTotal: 500_000,
  startsOn: '2026-05-01',
  endsOn: '2026-05-31',
  usageLimit: 50,
  usagePerUser: 1,
  isCombinable: false,
  nickname: 'nadya',
  categoryIds: [],
  productIds: [4, 5],
  weekdays: [1, 5],
  firstOrder: 'SHOP',
  personName: 'Надежда Кузнецова',
  isActive: true,
  state: 'ACTIVE',
  usedCount: 12,
  revenue: 7_410_000,
  discount: 600_000,
};
const draft = (change: Partial<CouponDraft> = {}) => couponOf({ ...emptyCoupon, code: 'roza15', ...change });
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');

describe('the editor of a promo code', () => {
  test('requires a choice of goods when the code is limited', () => {
    expect(Object.keys(choiceErrors({ ...emptyCoupon, goods: 'CATEGORIES' }))).toEqual(['categoryIds']);
    expect(Object.keys(choiceErrors({ ...emptyCoupon, goods: 'PRODUCTS' }))).toEqual(['productIds']);
    expect(choiceErrors({ ...emptyCoupon, goods: 'PRODUCTS', productIds: [1] })).toEqual({});
  });

  test('saves what it read', () => {
    const { code, name, kind, value, maxDiscount, minTotal, startsOn, endsOn } = coupon;
    const { usageLimit, usagePerUser, isCombinable, nickname } = coupon;
    const { categoryIds, productIds, weekdays, firstOrder } = coupon;
    const limits = { usageLimit, usagePerUser, isCombinable, nickname };
    const conditions = { categoryIds, productIds, weekdays, firstOrder };
    const terms = { code, name, kind, value, maxDiscount, minTotal, startsOn, endsOn, ...limits, ...conditions };
    expect(couponOf(couponDraftOf(coupon))).toEqual(terms);
    expect(couponErrors(couponOf(couponDraftOf(coupon)))).toEqual({});
  });

  test('reads sums in roubles as people type them', () => {
    const sums = { kind: 'PERCENT', maxDiscount: '1 500', minTotal: '4 999,90 ₽', usageLimit: ' ' } as const;
    expect(draft(sums)).toMatchObject({ code: 'ROZA15', maxDiscount: 150_000, minTotal: 499_990, usageLimit: null });
    expect(draft({ kind: 'AMOUNT', value: '500', maxDiscount: '10' })).toMatchObject({
      value: 50_000,
      maxDiscount: null,
    });
  });

  test.each<[field: string, change: Partial<CouponDraft>]>([
    ['code', { code: 'A B' }],
    ['code', { code: 'AB' }],
    ['value', { value: '' }],
    ['value', { value: '101' }],
    ['value', { value: '12,5' }],
    ['value', { kind: 'AMOUNT', value: 'сто' }],
    ['maxDiscount', { maxDiscount: '0' }],
    ['minTotal', { minTotal: '-1' }],
    ['usageLimit', { usageLimit: '0' }],
    ['usagePerUser', { usagePerUser: '' }],
    ['nickname', { isPersonal: true }],
    ['endsOn', { startsOn: '2026-05-02', endsOn: '2026-05-01' }],
  ])('names what is wrong with %s: %o', (field, change) => {
    expect(Object.keys(couponErrors(draft(change)))).toEqual([field]);
  });
});

const product = { title: 'Букет «Зефир»', price: 619_000, costPrice: 372_000 } as GoodsRow;

describe('texts about a promo code', () => {
  test('describe its rule and its uses', () => {
    expect(plain(ruleText(coupon))).toBe(
      'Скидка 501 ₽, заказ от 5 000 ₽, на 2 товара, первый заказ в магазине, пн, пт, Надежда Кузнецова, до 31 мая 2026',
    );
    expect(usesText(coupon)).toBe('12 из 50');
    expect(plain(usesText({ ...coupon, usageLimit: null }))).toBe('12 раз');
  });

  test("describe the customer's price, and the margin above the cost", () => {
    const rule = draft({ kind: 'AMOUNT', value: '500', minTotal: '5000' });
    expect(plain(exampleText(product, rule))).toBe('Букет «Зефир»: 6 190 ₽ → 5 690 ₽');
    expect(plain(marginText(product, rule)?.text)).toBe('С товара за 6 190 ₽ останется 1 970 ₽ после себестоимости.');
    const loss = marginText(product, draft({ value: '50' }));
    expect([plain(loss?.text), loss?.isLoss]).toEqual(['Это ниже себестоимости на 625 ₽.', true]);
    expect(plain(exampleText(product, draft({ minTotal: '7000' })))).toBe(
      'Букет «Зефир»: скидка начнётся с заказа на 7 000 ₽',
    );
  });

  test('describe the cost over the last month', () => {
    const known: CouponEstimate = {
      orders: 12,
      allOrders: 40,
      discount: 600_000,
      revenue: 8_000_000,
      ordersWithCost: 5,
      left: -10_000,
    };
    expect(plain(estimateText(known))).toBe(
      'За последние 30 дней подошёл бы к 12 из 40 заказов: вы отдали бы 6 000 ₽ и получили 80 000 ₽. ' +
        'После себестоимости осталось бы −100 ₽ (5 заказов с известной себестоимостью).',
    );
    expect(estimateText({ ...known, orders: 0 })).toBe('За последние 30 дней не подошёл бы ни к одному заказу из 40.');
  });
});

test.each([
  [{ coupon: 'new' }, { coupon: 'new' }],
  [{ coupon: 7 }, { coupon: 7 }],
  [{ coupon: '7' }, { coupon: 7 }],
  [{ coupon: '-1' }, {}],
  [{ coupon: 'x' }, {}],
  [{}, {}],
])('the address %o opens %o', (raw, search) => {
  expect(parseOffersSearch(raw)).toEqual(search);
});
