import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { couponRedemptions } from '../../platform/database/schema/coupon-redemption.ts';
import { coupons } from '../../platform/database/schema/coupon.ts';

export async function findByCode(db: Executor, code: string) {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row;
}
export type CouponRow = NonNullable<Awaited<ReturnType<typeof findByCode>>>;

export const findByIds = (db: Executor, ids: readonly number[]): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupons)
    .where(inArray(coupons.id, [...ids]));

/**
 * Locks in ascending order of id. A weaker lock than `for update`: rows that reference the coupon were inserted before,
 * and two orders that hold their shared key locks would deadlock on the stronger one.
 */
export const lockByIds = (tx: Transaction, ids: readonly number[]): Promise<CouponRow[]> =>
  tx
    .select()
    .from(coupons)
    .where(inArray(coupons.id, [...ids]))
    .orderBy(asc(coupons.id))
    .for('no key update');

/** How many times a person has used a coupon. Orders cancelled unpaid do not count. */
export async function countUses(db: Executor, couponId: number, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(couponRedemptions)
    .where(
      and(
        eq(couponRedemptions.couponId, couponId),
        eq(couponRedemptions.userId, userId),
        isNull(couponRedemptions.releasedAt),
      ),
    );
  return row?.count ?? 0;
}

/** Adds uses to a coupon and records them. */
export async function recordUses(
  tx: Transaction,
  couponId: number,
  redemptions: readonly (typeof couponRedemptions.$inferInsert)[],
): Promise<void> {
  await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + ${redemptions.length}::int` })
    .where(eq(coupons.id, couponId));
  await tx.insert(couponRedemptions).values([...redemptions]);
}

/** @returns the ids of the released coupons, one for each use */
export async function releaseRedemptions(tx: Transaction, orderServiceIds: readonly number[]): Promise<number[]> {
  const released = await tx
    .update(couponRedemptions)
    .set({ releasedAt: new Date() })
    .where(and(inArray(couponRedemptions.orderServiceId, [...orderServiceIds]), isNull(couponRedemptions.releasedAt)))
    .returning({ couponId: couponRedemptions.couponId });
  return released.map(({ couponId }) => couponId);
}

export const removeUse = (tx: Transaction, couponId: number) =>
  tx
    .update(coupons)
    .set({ usedCount: sql`greatest(0, ${coupons.usedCount} - 1)` })
    .where(eq(coupons.id, couponId));
