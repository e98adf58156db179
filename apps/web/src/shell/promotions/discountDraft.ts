import type { CouponKind } from '@vetka/domain/coupon';
import { isWhole, kopecksOf, numberOf, roublesText } from '../forms/typedFigures.ts';

/** A discount as typed: in percent, or in roubles. */
export interface DiscountDraft {
  kind: CouponKind;
  value: string;
  /** Of a discount in percent, in roubles; empty: unlimited. */
  maxDiscount: string;
}

/** A discount in the format of the API: the amount and its limit are in kopecks. */
export interface Discount {
  kind: CouponKind;
  value: number;
  maxDiscount: number | null;
}

export const discountDraftOf = ({ kind, value, maxDiscount }: Discount): DiscountDraft => ({
  kind,
  value: kind === 'PERCENT' ? String(value) : roublesText(value),
  maxDiscount: roublesText(maxDiscount),
});

/** The discount of a draft. An invalid number is not an integer, or is out of its limits. */
export const discountOf = ({ kind, value, maxDiscount }: DiscountDraft): Discount => ({
  kind,
  value: kind === 'PERCENT' ? numberOf(value) : kopecksOf(value),
  maxDiscount: kind === 'PERCENT' && maxDiscount.trim() !== '' ? kopecksOf(maxDiscount) : null,
});

type DiscountErrors = Partial<Record<'value' | 'maxDiscount', string>>;

/** @param most kopecks */
export const discountErrors = ({ kind, value, maxDiscount }: Discount, most: number): DiscountErrors => ({
  ...(kind === 'PERCENT' && !isWhole(value, 1, 100) && { value: 'Целое число от 1 до 100' }),
  ...(kind === 'AMOUNT' && !isWhole(value, 1, most) && { value: 'Укажите сумму' }),
  ...(maxDiscount !== null && !isWhole(maxDiscount, 1, most) && { maxDiscount: 'Укажите сумму' }),
});
