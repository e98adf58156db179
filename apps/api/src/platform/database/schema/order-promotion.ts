import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { kopecksSum } from './columns.ts';
import { orderProducts } from './order.ts';
import { promotions } from './promotion.ts';

/** By how much a promotion had lowered the price of a line. The price of the line is already the lowered one. */
export const orderPromotions = pgTable(
  'order_promotions',
  {
    orderProductId: integer()
      .primaryKey()
      .references(() => orderProducts.id, { onDelete: 'cascade' }),
    promotionId: integer()
      .notNull()
      .references(() => promotions.id),
    amount: kopecksSum().notNull(),
    /** The marketplace's share of it. */
    platformAmount: kopecksSum().notNull(),
  },
  (table) => [
    check(
      'order_promotions_amounts',
      sql`${table.amount} > 0 and ${table.platformAmount} between 0 and ${table.amount}`,
    ),
    index('order_promotions_promotion').on(table.promotionId),
  ],
);
