import { couponMessages } from './messages.ts';
import type { FirstOrder } from './schema.ts';

/** The conditions of a coupon. Amounts in kopecks. */
export interface CouponTerms {
  isActive: boolean;
  startsAt: Date | null;
  endsAt: Date | null;
  minTotal: number;
  /** Whether it applies on top of a subscription discount. */
  isCombinable: boolean;
  /** The only person who may use it; null: anyone. */
  userId: number | null;
  /** The only service it is valid with; null: every service. */
  serviceId: number | null;
  /** Total number of uses by everyone; null: unlimited. */
  usageLimit: number | null;
  usedCount: number;
  usagePerUser: number;
  /** Days of the week from 1 (Monday) to 7, in the time zone of the service; empty: every day. */
  weekdays: readonly number[];
  /** Limits the code to first orders; null for any order. */
  firstOrder: FirstOrder | null;
}

/** The selected goods of a sub-cart. */
export interface CouponGoods {
  /** Kopecks, after the subscription discount. */
  total: number;
  /** The part of `total` for goods to which the coupon applies. */
  suitable: number;
  hasSubscription: boolean;
  at: Date;
  /** The day of the week in the time zone of the service, from 1 (Monday) to 7. */
  weekday: number;
  /** Whether the person has no earlier order; true for a guest, so checkout checks again. */
  isFirst: Readonly<Record<FirstOrder, boolean>>;
}

/** An attempt to use a coupon. A guest has no earlier uses, so checkout checks again. */
export interface CouponUse extends CouponGoods {
  userId: number | null;
  serviceId: number;
  /** How many times this person has used the coupon. */
  ownUses: number;
}

type Rule<Use> = (terms: CouponTerms, use: Use) => string | undefined;

const isActive: Rule<unknown> = (terms) => (terms.isActive ? undefined : couponMessages.exhausted);
const hasStarted: Rule<CouponGoods> = ({ startsAt }, { at }) =>
  startsAt !== null && startsAt > at ? couponMessages.notYet : undefined;
const hasNotEnded: Rule<CouponGoods> = ({ endsAt }, { at }) =>
  endsAt !== null && endsAt <= at ? couponMessages.expired : undefined;
const reachesMinimum: Rule<CouponGoods> = ({ minTotal }, { total }) =>
  total < minTotal ? couponMessages.minimum(minTotal) : undefined;
const combines: Rule<CouponGoods> = ({ isCombinable }, { hasSubscription }) =>
  hasSubscription && !isCombinable ? couponMessages.withSubscription : undefined;
const isOnDay: Rule<CouponGoods> = ({ weekdays }, { weekday }) =>
  weekdays.length > 0 && !weekdays.includes(weekday) ? couponMessages.otherDay(weekdays) : undefined;
const hasSuitableGoods: Rule<CouponGoods> = (_, { total, suitable }) =>
  total > 0 && suitable === 0 ? couponMessages.otherGoods : undefined;
const isFirstOrder: Rule<CouponGoods> = ({ firstOrder }, { isFirst }) => {
  if (firstOrder === null || isFirst[firstOrder]) return undefined;
  return firstOrder === 'SHOP' ? couponMessages.firstInShop : couponMessages.firstOnMarketplace;
};
const belongsToUser: Rule<CouponUse> = (terms, { userId }) =>
  terms.userId !== null && terms.userId !== userId ? couponMessages.notFound : undefined;
const isWithinLimit: Rule<unknown> = ({ usageLimit, usedCount }) =>
  usageLimit !== null && usedCount >= usageLimit ? couponMessages.exhausted : undefined;
const isForService: Rule<CouponUse> = (terms, { serviceId }) =>
  terms.serviceId !== null && terms.serviceId !== serviceId ? couponMessages.otherService : undefined;
const isLeftForUser: Rule<CouponUse> = ({ usagePerUser }, { userId, ownUses }) =>
  userId !== null && ownUses >= usagePerUser ? couponMessages.used : undefined;

const discountRules: readonly Rule<CouponGoods>[] = [
  isActive,
  hasStarted,
  hasNotEnded,
  isOnDay,
  isFirstOrder,
  hasSuitableGoods,
  reachesMinimum,
  combines,
];

/** In the order in which their messages take precedence. Someone else's coupon looks the same as an unknown one. */
const useRules: readonly Rule<CouponUse>[] = [
  belongsToUser,
  isActive,
  hasStarted,
  hasNotEnded,
  isWithinLimit,
  isForService,
  isOnDay,
  isFirstOrder,
  hasSuitableGoods,
  reachesMinimum,
  combines,
  isLeftForUser,
];

function firstReason<Use>(rules: readonly Rule<Use>[], terms: CouponTerms, use: Use): string | undefined {
  for (const rule of rules) {
    const reason = rule(terms, use);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

/** The reason a coupon cannot be used; undefined when it can. */
export const couponRefusal = (terms: CouponTerms, use: CouponUse): string | undefined =>
  firstReason(useRules, terms, use);

/**
 * The reason a coupon that was applied earlier does not discount these goods now; undefined when it does. Its limits
 * are checked again at checkout.
 */
export const couponProblem = (terms: CouponTerms, goods: CouponGoods): string | undefined =>
  firstReason(discountRules, terms, goods);
