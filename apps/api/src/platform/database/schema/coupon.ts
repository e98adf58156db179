import { couponKinds, firstOrders } from '@vetka/domain/coupon';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { citext, createdAt, id, kopecks, moment, notNegative, oneOf } from './columns.ts';
import { services } from './service.ts';

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    code: citext().notNull().unique(),
    name: text().notNull(),
    /** The seller it is valid with; null means every seller. */
    serviceId: integer().references(() => services.id, { onDelete: 'cascade' }),
    /** The person it belongs to; null means anyone. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: couponKinds }).notNull(),
    /** PERCENT: whole percent. AMOUNT: kopecks. */
    value: integer().notNull(),
    /** Maximum discount of a PERCENT coupon, in kopecks. */
    maxDiscount: kopecks(),
    minTotal: kopecks().notNull().default(0),
    startsAt: moment(),
    endsAt: moment(),
    /** Total number of uses by everyone; null means unlimited. */
    usageLimit: integer(),
    usagePerUser: integer().notNull().default(1),
    /** Current uses, including those held by unpaid orders. */
    usedCount: integer().notNull().default(0),
    isCombinable: boolean().notNull().default(true),
    /** Products of these categories and those below them, or named products; both empty: all. */
    categoryIds: integer().array().notNull().default([]),
    productIds: integer().array().notNull().default([]),
    /** From 1 (Monday) to 7, in the time zone of the service; empty: every day. */
    weekdays: integer().array().notNull().default([]),
    firstOrder: text({ enum: firstOrders }),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('coupons_kind', table.kind, couponKinds),
    oneOf('coupons_first_order', table.firstOrder, firstOrders),
    check('coupons_weekdays', sql`${table.weekdays} <@ '{1,2,3,4,5,6,7}'::int[]`),
    check('coupons_value', sql`${table.value} > 0 and (${table.kind} <> 'PERCENT' or ${table.value} <= 100)`),
    notNegative('coupons_used_count', table.usedCount),
    check('coupons_within_limit', sql`${table.usedCount} <= ${table.usageLimit}`),
    index('coupons_service').on(table.serviceId, table.id.desc().nullsFirst()),
    index('coupons_user').on(table.userId),
  ],
);
