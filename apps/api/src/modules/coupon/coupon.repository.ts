import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { coupons } from '../../platform/database/schema/coupon.ts';
import { couponRedemptions } from '../../platform/database/schema/order-effects.ts';

export async function findCoupon(db: Executor, code: string) {
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code));
  return row;
}
export type CouponRow = NonNullable<Awaited<ReturnType<typeof findCoupon>>>;

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
