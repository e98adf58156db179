import type { Period, SubscriptionPlanType } from '../actor/schema.ts';
import type { CouponState, PlanRule } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

const monthsInYear = 12;

export const planTypeLabels: Record<SubscriptionPlanType, string> = {
  BASIC: 'Базовая',
  CORPORATE: 'Корпоративная',
  COST_PRICE: 'Себестоимость',
};

export const planPeriodLabels: Record<Period, string> = { DAY: 'за день', MONTH: 'в месяц', YEAR: 'в год' };

export const couponStateLabels: Record<CouponState, string> = {
  ACTIVE: 'Действует',
  UPCOMING: 'Ещё не начался',
  STOPPED: 'Остановлен',
  ENDED: 'Закончился',
  EXHAUSTED: 'Израсходован',
};

/** The cost of a plan for the days of an estimate, in kopecks. @param days on which the customer ordered */
export const planFee = ({ price, period }: Pick<PlanRule, 'price' | 'period'>, days: number): number =>
  period === 'DAY' ? price * days : period === 'MONTH' ? price : Math.round(price / monthsInYear);

interface Coupon {
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  usageLimit: number | null;
  usedCount: number;
}

/** The state of a promo code at a moment. The reason that lasts longest takes precedence. */
export function couponStateOf({ isActive, startsAt, endsAt, usageLimit, usedCount }: Coupon, at: Date): CouponState {
  if (endsAt !== null && endsAt <= at) return 'ENDED';
  if (usageLimit !== null && usedCount >= usageLimit) return 'EXHAUSTED';
  if (!isActive) return 'STOPPED';
  return startsAt !== null && startsAt > at ? 'UPCOMING' : 'ACTIVE';
}

/** Letters and digits that are not confused when a code is read aloud or copied by hand. */
const codeLetters = 'ABCDEFGHKMNPQRSTUVWXYZ23456789';
const generatedLength = 8;

/** A promo code from random numbers, each from 0 to 1. */
export const couponCodeOf = (random: () => number): string =>
  Array.from({ length: generatedLength }, () => codeLetters[Math.floor(random() * codeLetters.length)]).join('');
