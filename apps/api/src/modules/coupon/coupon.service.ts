import type { SubCart } from '@vetka/domain/cart';
import { couponMessages } from '@vetka/domain/coupon';
import type { FastifyInstance } from 'fastify';
import { invalid } from '../../platform/http/refusal.ts';
import * as repository from './coupon.repository.ts';

/**
 * The person and the sub-cart a coupon is applied to. Guests have no personal limits, so these are checked again at
 * checkout.
 */
export interface CouponUse {
  userId: number | null;
  subCart: SubCart;
}

type Check = (coupon: repository.CouponRow, use: CouponUse, now: Date) => string | undefined;

const subscriptionTotal = ({ discounts }: SubCart): number =>
  discounts
    .filter(({ discountType }) => discountType === 'subscription')
    .reduce((sum, { spentAmount }) => sum + spentAmount, 0);

/** The base of the coupon: selected goods after the subscription discount. */
const goodsTotal = (subCart: SubCart): number => subCart.selectedTotal - subscriptionTotal(subCart);

/** In the order of their messages. Someone else's coupon looks the same as an unknown one. */
const checks: readonly Check[] = [
  ({ userId }, use) => (userId !== null && userId !== use.userId ? couponMessages.notFound : undefined),
  ({ isActive }) => (isActive ? undefined : couponMessages.exhausted),
  ({ startsAt }, _, now) => (startsAt !== null && startsAt > now ? couponMessages.notYet : undefined),
  ({ endsAt }, _, now) => (endsAt !== null && endsAt <= now ? couponMessages.expired : undefined),
  ({ usageLimit, usedCount }) =>
    usageLimit !== null && usedCount >= usageLimit ? couponMessages.exhausted : undefined,
  ({ serviceId }, { subCart }) =>
    serviceId !== null && serviceId !== subCart.service.id ? couponMessages.otherService : undefined,
  ({ minTotal }, { subCart }) => (goodsTotal(subCart) < minTotal ? couponMessages.minimum(minTotal) : undefined),
  ({ isCombinable }, { subCart }) =>
    !isCombinable && subscriptionTotal(subCart) > 0 ? couponMessages.withSubscription : undefined,
];

/** Coupons: who may use which, where and when. */
export class CouponService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** The id of a coupon that is valid for the sub-cart. @throws Refusal 422 on `coupon` with the reason */
  async check(code: string, use: CouponUse): Promise<number> {
    const coupon = await repository.findCoupon(this.#app.db, code.trim());
    if (!coupon) throw invalid({ coupon: couponMessages.notFound }, 'coupon.refused');
    const reason = this.#reasonOf(coupon, use) ?? (await this.#usedReason(coupon, use.userId));
    if (reason !== undefined) throw invalid({ coupon: reason }, 'coupon.refused');
    return coupon.id;
  }

  #reasonOf(coupon: repository.CouponRow, use: CouponUse): string | undefined {
    const now = new Date();
    for (const check of checks) {
      const reason = check(coupon, use, now);
      if (reason !== undefined) return reason;
    }
    return undefined;
  }

  async #usedReason({ id, usagePerUser }: repository.CouponRow, userId: number | null): Promise<string | undefined> {
    if (userId === null) return undefined;
    const uses = await repository.countUses(this.#app.db, id, userId);
    return uses >= usagePerUser ? couponMessages.used : undefined;
  }
}
