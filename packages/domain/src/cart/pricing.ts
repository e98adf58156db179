import { allocate } from '../money/index.ts';

export interface PricedLine {
  /** Kopecks per piece. */
  price: number;
  quantity: number;
  isSelected: boolean;
}

/** Percent off, or kopecks off, the sub-cart. */
export type CouponValue = { kind: 'percent'; percent: number } | { kind: 'fixed'; amount: number };

export interface SubCartPrices {
  /** Per line, kopecks: before, taken off by the subscription and by the coupon, after. */
  lines: { before: number; subscription: number; coupon: number; after: number }[];
  selectedTotal: number;
  totalAfterDiscount: number;
}

const unitAfterPercent = (price: number, percent: number): number => price - Math.floor((price * percent) / 100);

const couponAmount = (coupon: CouponValue | null, sum: number): number => {
  if (coupon === null) return 0;
  return Math.min(sum, coupon.kind === 'percent' ? Math.floor((sum * coupon.percent) / 100) : coupon.amount);
};

const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/**
 * Prices of one sub-cart: the subscription comes off the unit price, the coupon off the rest of the selected lines;
 * never below 0, in whole kopecks, with the remainder on the largest line, so that lines add up to the totals.
 */
export const priceSubCart = (
  lines: readonly PricedLine[],
  coupon: CouponValue | null,
  subscriptionPercent: number,
): SubCartPrices => {
  const before = lines.map((line) => line.price * line.quantity);
  const rest = lines.map((line) => unitAfterPercent(line.price, subscriptionPercent) * line.quantity);
  const selectedRest = rest.map((amount, index) => (lines[index]?.isSelected ? amount : 0));
  const couponParts = allocate(couponAmount(coupon, sumOf(selectedRest)), selectedRest);
  const priced = lines.map((_, index) => {
    const [b = 0, r = 0, c = 0] = [before[index], rest[index], couponParts[index]];
    return { before: b, subscription: b - r, coupon: c, after: r - c };
  });
  const selected = priced.filter((_, index) => lines[index]?.isSelected);
  return {
    lines: priced,
    selectedTotal: sumOf(selected.map((line) => line.before)),
    totalAfterDiscount: sumOf(selected.map((line) => line.after)),
  };
};
