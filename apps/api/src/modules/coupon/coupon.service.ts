import { discountTotal, effectiveCouponId, type SubCart } from '@vetka/domain/cart';
import { couponMessages, couponRefusal, type CouponUse } from '@vetka/domain/coupon';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { readFacts, type CouponFacts, type CouponPlace } from './coupon.facts.ts';
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

/** Kopecks of the selected goods that suit a coupon, after the subscription discount. */
function suitableTotal({ items, discounts }: SubCart, suits: CouponFacts['suits']): number {
  const subscription = discounts.filter(({ discountType }) => discountType === 'subscription');
  const bought = items.filter(({ isSelected, product }) => isSelected && suits(product.id));
  return bought.reduce((total, { totalBeforeDiscount, product }) => {
    const off = subscription.find(({ productId }) => productId === product.id)?.spentAmount ?? 0;
    return total + totalBeforeDiscount - off;
  }, 0);
}

/** The person (null: a guest) who uses a coupon. */
interface Person {
  userId: number | null;
  ownUses: number;
}

const useOf = (subCart: SubCart, person: Person, { suits, weekday, isFirst }: CouponFacts): CouponUse => {
  const subscription = discountTotal(subCart, 'subscription');
  return {
    total: subCart.selectedTotal - subscription,
    suitable: suitableTotal(subCart, suits),
    hasSubscription: subscription > 0,
    at: new Date(),
    weekday,
    isFirst,
    ...person,
    serviceId: subCart.service.id,
  };
};

const placeOf = (subCart: SubCart, userId: number | null) => ({
  userId,
  serviceId: subCart.service.id,
  productIds: subCart.items.map(({ product }) => product.id),
});

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

  /** The facts about a sub-cart that the rules of a coupon need. */
  facts(db: Executor, coupon: repository.CouponRow, place: CouponPlace): Promise<CouponFacts> {
    return readFacts(db, coupon, place);
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
    const facts = await readFacts(db, coupon, placeOf(subCart, userId));
    const reason = couponRefusal(coupon, useOf(subCart, { userId, ownUses }, facts));
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
    const refused: RefusedRedemption<T>[] = [];
    for (const [earlier, redemption] of redemptions.entries()) {
      const { subCart, orderServiceId } = redemption;
      const terms = { ...coupon, usedCount: coupon.usedCount + earlier };
      const facts = await readFacts(tx, coupon, { ...placeOf(subCart, userId), orderServiceId });
      const reason = couponRefusal(terms, useOf(subCart, { userId, ownUses: ownUses + earlier }, facts));
      if (reason !== undefined) refused.push({ redemption, reason });
    }
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
