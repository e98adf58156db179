import type { CouponKind } from './schema.ts';

/** The discount of a coupon. */
export interface CouponValue {
  kind: CouponKind;
  /** PERCENT: whole percent. AMOUNT: kopecks. */
  value: number;
  /** Maximum discount of a PERCENT coupon, in kopecks. */
  maxDiscount: number | null;
}

/** The discount on a sum, in whole kopecks; never more than the sum. */
export const couponDiscount = ({ kind, value, maxDiscount }: CouponValue, sum: number): number =>
  kind === 'AMOUNT' ? Math.min(sum, value) : Math.min(sum, Math.floor((sum * value) / 100), maxDiscount ?? sum);
