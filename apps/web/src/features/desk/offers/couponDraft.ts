import type { FirstOrder } from '@vetka/domain/coupon';
import { offerLimits, type ManagedCoupon, type WriteCoupon } from '@vetka/domain/offer';
import { isWhole, kopecksOf, numberOf, roublesText } from '../../../shell/forms/typedFigures.ts';
import {
  discountDraftOf,
  discountErrors,
  discountOf,
  type DiscountDraft,
} from '../../../shell/promotions/discountDraft.ts';

/** The input of the promo code editor. */
export interface CouponDraft extends DiscountDraft {
  code: string;
  name: string;
  minTotal: string;
  startsOn: string | null;
  endsOn: string | null;
  usageLimit: string;
  usagePerUser: string;
  isCombinable: boolean;
  isPersonal: boolean;
  nickname: string;
  goods: 'ALL' | 'CATEGORIES' | 'PRODUCTS';
  categoryIds: readonly number[];
  productIds: readonly number[];
  weekdays: readonly number[];
  firstOrder: FirstOrder | 'ANY';
}

export const emptyCoupon: CouponDraft = {
  code: '',
  name: '',
  kind: 'PERCENT',
  value: '10',
  maxDiscount: '',
  minTotal: '',
  startsOn: null,
  endsOn: null,
  usageLimit: '',
  usagePerUser: '1',
  isCombinable: true,
  isPersonal: false,
  nickname: '',
  goods: 'ALL',
  categoryIds: [],
  productIds: [],
  weekdays: [],
  firstOrder: 'ANY',
};

export const couponDraftOf = (coupon: ManagedCoupon): CouponDraft => ({
  code: coupon.code,
  name: coupon.name === coupon.code ? '' : coupon.name,
  ...discountDraftOf(coupon),
  minTotal: roublesText(coupon.minTotal),
  startsOn: coupon.startsOn,
  endsOn: coupon.endsOn,
  usageLimit: coupon.usageLimit === null ? '' : String(coupon.usageLimit),
  usagePerUser: String(coupon.usagePerUser),
  isCombinable: coupon.isCombinable,
  isPersonal: coupon.nickname !== null,
  nickname: coupon.nickname ?? '',
  goods: coupon.productIds.length > 0 ? 'PRODUCTS' : coupon.categoryIds.length > 0 ? 'CATEGORIES' : 'ALL',
  categoryIds: coupon.categoryIds,
  productIds: coupon.productIds,
  weekdays: coupon.weekdays,
  firstOrder: coupon.firstOrder ?? 'ANY',
});

const orNull = (typed: string, read: (typed: string) => number): number | null =>
  typed.trim() === '' ? null : read(typed);

export type CouponErrors = Partial<Record<keyof WriteCoupon, string>>;

/** The promo code of a draft. An invalid number is not an integer, or is out of its limits. */
export const couponOf = (draft: CouponDraft): WriteCoupon => ({
  code: draft.code.trim().toUpperCase(),
  name: draft.name.trim(),
  ...discountOf(draft),
  minTotal: orNull(draft.minTotal, kopecksOf) ?? 0,
  startsOn: draft.startsOn,
  endsOn: draft.endsOn,
  usageLimit: orNull(draft.usageLimit, numberOf),
  usagePerUser: numberOf(draft.usagePerUser),
  isCombinable: draft.isCombinable,
  nickname: draft.isPersonal ? draft.nickname.trim().replace(/^@/, '') : null,
  categoryIds: draft.goods === 'CATEGORIES' ? [...draft.categoryIds] : [],
  productIds: draft.goods === 'PRODUCTS' ? [...draft.productIds] : [],
  weekdays: draft.weekdays.toSorted((a, b) => a - b),
  firstOrder: draft.firstOrder === 'ANY' ? null : draft.firstOrder,
});

/** Errors of the fields that decide the discount of a promo code, by field. */
export function ruleErrors(coupon: WriteCoupon): CouponErrors {
  const { minTotal, usageLimit, usagePerUser, nickname } = coupon;
  return {
    ...discountErrors(coupon, offerLimits.amount),
    ...(!isWhole(minTotal, 0, offerLimits.amount) && { minTotal: 'Укажите сумму' }),
    ...(usageLimit !== null && !isWhole(usageLimit, 1, offerLimits.uses) && { usageLimit: 'Целое число' }),
    ...(!isWhole(usagePerUser, 1, offerLimits.usesPerPerson) && { usagePerUser: 'Целое число от 1' }),
    ...(nickname === '' && { nickname: 'Напишите никнейм' }),
  };
}

/** An empty choice of goods: without it the code would apply to all goods. */
export const choiceErrors = ({ goods, categoryIds, productIds }: CouponDraft): CouponErrors => ({
  ...(goods === 'CATEGORIES' && categoryIds.length === 0 && { categoryIds: 'Выберите хотя бы одну категорию' }),
  ...(goods === 'PRODUCTS' && productIds.length === 0 && { productIds: 'Выберите хотя бы один товар' }),
});

/** Errors of a promo code, by field. */
export function couponErrors(coupon: WriteCoupon): CouponErrors {
  const { code, startsOn, endsOn } = coupon;
  const isCodeRight = /^[0-9A-ZА-ЯЁ_-]+$/.test(code) && isWhole(code.length, offerLimits.codeFrom, offerLimits.codeTo);
  return {
    ...(!isCodeRight && { code: `Буквы и цифры, от ${offerLimits.codeFrom}` }),
    ...(startsOn !== null && endsOn !== null && endsOn < startsOn && { endsOn: 'Конец раньше начала' }),
    ...ruleErrors(coupon),
  };
}
