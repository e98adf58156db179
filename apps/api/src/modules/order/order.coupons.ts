import { couponMessages } from '@vetka/domain/coupon';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { carts } from '../../platform/database/schema/cart.ts';
import { coupons } from '../../platform/database/schema/coupon.ts';
import { couponRedemptions } from '../../platform/database/schema/order-effects.ts';
import type { CheckoutErrors, Part } from './order.parts.ts';

type CouponRow = typeof coupons.$inferSelect;

/** The coupon that discounts a part. One that does not apply is not used up. */
export const couponIdOf = ({ subCart }: Part): number | null =>
  subCart.discounts.find(({ discountType }) => discountType === 'coupon')?.sourceId ?? null;

export const couponAmountOf = ({ subCart }: Part): number =>
  subCart.discounts
    .filter(({ discountType }) => discountType === 'coupon')
    .reduce((sum, { spentAmount }) => sum + spentAmount, 0);

async function countOwnUses(tx: Transaction, couponId: number, userId: number): Promise<number> {
  const [row] = await tx
    .select({ uses: count() })
    .from(couponRedemptions)
    .where(
      and(
        eq(couponRedemptions.couponId, couponId),
        eq(couponRedemptions.userId, userId),
        isNull(couponRedemptions.releasedAt),
      ),
    );
  return row?.uses ?? 0;
}

function reasonAgainst(coupon: CouponRow, { subCart }: Part, userId: number, uses: number, ownUses: number) {
  if (coupon.userId !== null && coupon.userId !== userId) return couponMessages.notFound;
  if (coupon.serviceId !== null && coupon.serviceId !== subCart.service.id) return couponMessages.otherService;
  if (coupon.usageLimit !== null && uses >= coupon.usageLimit) return couponMessages.exhausted;
  return ownUses >= coupon.usagePerUser ? couponMessages.used : undefined;
}

/**
 * Uses up the coupons of an order and locks them until the transaction ends. A coupon may have become invalid since it
 * was applied, so its limits are checked again here, under the lock.
 */
export async function takeCoupons(tx: Transaction, parts: readonly Part[], userId: number): Promise<CheckoutErrors> {
  const ids = [...new Set(parts.map(couponIdOf).filter((id) => id !== null))];
  if (ids.length === 0) return {};
  const rows = await tx.select().from(coupons).where(inArray(coupons.id, ids)).orderBy(asc(coupons.id)).for('update');
  const errors: CheckoutErrors = {};
  for (const coupon of rows) {
    let ownUses = await countOwnUses(tx, coupon.id, userId);
    let uses = coupon.usedCount;
    for (const part of parts.filter((entry) => couponIdOf(entry) === coupon.id)) {
      const reason = reasonAgainst(coupon, part, userId, uses, ownUses);
      if (reason !== undefined) errors[`orders.${part.index}.coupon`] = reason;
      uses += 1;
      ownUses += 1;
    }
    if (Object.keys(errors).length === 0) await use(tx, coupon.id, uses - coupon.usedCount);
  }
  return errors;
}

const use = (tx: Transaction, couponId: number, times: number) =>
  tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + ${times}::int` })
    .where(eq(coupons.id, couponId));

/** Removes refused coupons from their sub-carts, so that the order can be placed without them. */
export const dropCoupons = (db: Executor, cartIds: readonly number[]) =>
  db
    .update(carts)
    .set({ couponId: null })
    .where(inArray(carts.id, [...cartIds]));
