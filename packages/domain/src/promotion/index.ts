import { couponDiscount, type CouponValue } from '../coupon/discount.ts';
import type { PromotionState, PromotionTerms } from './schema.ts';
import { lowestPromotionPrice } from './values.ts';

export type * from './schema.ts';
export * from './values.ts';

export const promotionStateLabels: Record<PromotionState, string> = {
  UPCOMING: 'Скоро',
  RUNNING: 'Идёт',
  STOPPED: 'Остановлена',
  ENDED: 'Закончилась',
};

interface Dates {
  isActive: boolean;
  startsAt: Date;
  endsAt: Date;
}

/** The state of a promotion at a moment. */
export function promotionStateOf({ isActive, startsAt, endsAt }: Dates, at: Date): PromotionState {
  if (endsAt <= at) return 'ENDED';
  if (!isActive) return 'STOPPED';
  return startsAt > at ? 'UPCOMING' : 'RUNNING';
}

const rouble = 100;

/**
 * The price of one piece in a promotion, in kopecks: whole roubles, rounded up so that the discount is never larger than
 * promised, and never below the cost price.
 */
export function promotionPrice(price: number, costPrice: number | null, terms: CouponValue): number {
  const discounted = Math.ceil((price - couponDiscount(terms, price)) / rouble) * rouble;
  return Math.min(price, Math.max(discounted, costPrice ?? 0, lowestPromotionPrice));
}

const covers = (wide: readonly number[], narrow: readonly number[]): boolean =>
  wide.length === 0 || (narrow.length > 0 && narrow.every((id) => wide.includes(id)));

const limitOf = ({ maxDiscount }: PromotionTerms): number => maxDiscount ?? Infinity;

/**
 * Whether a shop that agreed to the terms must agree again: the new terms cost it more, last longer, cover more
 * products, or have other conditions.
 */
export const isWorseForShops = (before: PromotionTerms, after: PromotionTerms): boolean =>
  before.kind !== after.kind ||
  after.value > before.value ||
  limitOf(after) > limitOf(before) ||
  after.platformPercent < before.platformPercent ||
  after.startsOn < before.startsOn ||
  after.endsOn > before.endsOn ||
  !covers(before.categoryIds, after.categoryIds) ||
  before.text !== after.text;
