import { discountTotal, effectiveCouponId, type SubCart } from '@vetka/domain/cart';
import { couponMessages, couponRefusal, type CouponUse } from '@vetka/domain/coupon';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { invalid } from '../../platform/http/refusal.ts';
import * as repository from './coupon.repository.ts';

/** The goods of one order service, which its coupon discounts. */
interface Redemption {
  orderServiceId: number;
  subCart: SubCart;
}

/** A redemption whose coupon can no longer be used. */
interface RefusedRedemption<T extends Redemption> {
  redemption: T;
  reason: string;
}

const useOf = (subCart: SubCart, userId: number | null, ownUses: number): CouponUse => {
  const subscription = discountTotal(subCart, 'subscription');
  return {
    total: subCart.selectedTotal - subscription,
    hasSubscription: subscription > 0,
    at: new Date(),
    userId,
    serviceId: subCart.service.id,
    ownUses,
  };
};

/** Coupons: their terms, their limits, and the record of their uses. */
export class CouponService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Coupons by their ids, valid or not. */
  async find(db: Executor, ids: readonly number[]): Promise<repository.CouponRow[]> {
    return ids.length === 0 ? [] : repository.findByIds(db, ids);
  }

  /**
   * The id of a coupon that the person (null: a guest) can use for the sub-cart.
   * @throws Refusal 422 on `coupon` with the reason
   */
  async quote(code: string, subCart: SubCart, userId: number | null): Promise<number> {
    const { db } = this.#app;
    const coupon = await repository.findByCode(db, code.trim());
    if (!coupon) throw invalid({ coupon: couponMessages.notFound }, 'coupon.refused');
    const ownUses = userId === null ? 0 : await repository.countUses(db, coupon.id, userId);
    const reason = couponRefusal(coupon, useOf(subCart, userId, ownUses));
    if (reason !== undefined) throw invalid({ coupon: reason }, 'coupon.refused');
    return coupon.id;
  }

  /**
   * Uses up the coupons that discount an order, and locks them until its transaction ends. A coupon may have become
   * invalid since it was applied, so its rules are checked again under the lock.
   * @returns the refused ones; the transaction must then be rolled back
   */
  async redeem<T extends Redemption>(
    tx: Transaction,
    userId: number,
    redemptions: readonly T[],
  ): Promise<RefusedRedemption<T>[]> {
    const ids = new Set(redemptions.flatMap(({ subCart }) => effectiveCouponId(subCart) ?? []));
    if (ids.size === 0) return [];
    const refused: RefusedRedemption<T>[] = [];
    for (const coupon of await repository.lockByIds(tx, [...ids])) {
      const discounted = redemptions.filter(({ subCart }) => effectiveCouponId(subCart) === coupon.id);
      refused.push(...(await this.#use(tx, coupon, userId, discounted)));
    }
    return refused;
  }

  /** Gives the uses of cancelled order services back to the limits of their coupons. */
  async release(tx: Transaction, orderServiceIds: readonly number[]): Promise<void> {
    const couponIds = await repository.releaseRedemptions(tx, orderServiceIds);
    for (const couponId of couponIds.toSorted((a, b) => a - b)) await repository.removeUse(tx, couponId);
  }

  /** One order may use the same coupon for several services; each counts. */
  async #use<T extends Redemption>(
    tx: Transaction,
    coupon: repository.CouponRow,
    userId: number,
    redemptions: readonly T[],
  ): Promise<RefusedRedemption<T>[]> {
    const ownUses = await repository.countUses(tx, coupon.id, userId);
    const refused = redemptions.flatMap((redemption, earlier) => {
      const terms = { ...coupon, usedCount: coupon.usedCount + earlier };
      const reason = couponRefusal(terms, useOf(redemption.subCart, userId, ownUses + earlier));
      return reason === undefined ? [] : [{ redemption, reason }];
    });
    if (refused.length > 0) return refused;
    const uses = redemptions.map(({ orderServiceId, subCart }) => ({
      orderServiceId,
      couponId: coupon.id,
      userId,
      amount: discountTotal(subCart, 'coupon'),
    }));
    await repository.recordUses(tx, coupon.id, uses);
    return [];
  }
}
