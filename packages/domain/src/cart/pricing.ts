import { couponDiscount, type CouponValue } from '../coupon/discount.ts';
import { allocate } from '../money/index.ts';

export interface PricedLine {
  /** Kopecks per piece. */
  price: number;
  /** Kopecks per piece with the customer's subscription; the regular price without one. */
  memberPrice: number;
  quantity: number;
  isSelected: boolean;
  /** Whether the coupon applies to this product. @default true */
  suitsCoupon?: boolean;
}

export interface SubCartPrices {
  /** Per line, kopecks: the price before discounts, the subscription and coupon discounts, and the price after. */
  lines: { before: number; subscription: number; coupon: number; after: number }[];
  selectedTotal: number;
  totalAfterDiscount: number;
}

/** An active subscription: its kind and whole percent off (0 for COST_PRICE). */
export interface Membership {
  type: 'BASIC' | 'CORPORATE' | 'COST_PRICE';
  percent: number;
}

/**
 * Price of one piece for a subscriber, kopecks: the seller's cost price or the price less percent, never more than the
 * price.
 */
export const memberPrice = (price: number, costPrice: number | null, membership: Membership | null): number => {
  if (membership === null) return price;
  if (membership.type === 'COST_PRICE') return Math.min(price, costPrice ?? price);
  return price - Math.floor((price * membership.percent) / 100);
};

const sumOf = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

const isCouponed = (line: PricedLine | undefined): boolean => line?.isSelected === true && line.suitsCoupon !== false;

/**
 * Prices one sub-cart. The subscription discounts the unit price, the coupon the rest of the selected lines it applies
 * to. Amounts are whole kopecks, never below 0; the remainder goes to the largest line, so that lines add up to the
 * totals.
 */
export const priceSubCart = (lines: readonly PricedLine[], coupon: CouponValue | null): SubCartPrices => {
  const rest = lines.map((line) => line.memberPrice * line.quantity);
  const suitable = rest.map((amount, index) => (isCouponed(lines[index]) ? amount : 0));
  const couponTotal = coupon === null ? 0 : couponDiscount(coupon, sumOf(suitable));
  const couponParts = allocate(couponTotal, suitable);
  const priced = lines.map(({ price, quantity }, index) => {
    const [r = 0, c = 0] = [rest[index], couponParts[index]];
    const before = price * quantity;
    return { before, subscription: before - r, coupon: c, after: r - c };
  });
  const selected = priced.filter((_, index) => lines[index]?.isSelected);
  return {
    lines: priced,
    selectedTotal: sumOf(selected.map((line) => line.before)),
    totalAfterDiscount: sumOf(selected.map((line) => line.after)),
  };
};
