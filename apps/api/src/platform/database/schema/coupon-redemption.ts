import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, kopecksSum, moment } from './columns.ts';
import { coupons } from './coupon.ts';
import { orderServices } from './order.ts';

/** An order's use of a coupon; released when the order is cancelled unpaid. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    orderServiceId: integer()
      .primaryKey()
      .references(() => orderServices.id, { onDelete: 'cascade' }),
    couponId: integer()
      .notNull()
      .references(() => coupons.id),
    userId: integer()
      .notNull()
      .references(() => users.id),
    amount: kopecksSum().notNull(),
    createdAt: createdAt(),
    releasedAt: moment(),
  },
  (table) => [index('coupon_redemptions_user').on(table.couponId, table.userId)],
);
