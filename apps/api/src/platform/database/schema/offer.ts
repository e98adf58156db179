import { offerActions } from '@vetka/domain/offer';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { products } from './catalog.ts';
import { createdAt, exactlyOne, id, oneOf } from './columns.ts';
import { coupons } from './coupon.ts';
import { services } from './service.ts';
import { subscriptionPlans } from './subscription.ts';

/** A field of a plan or a coupon as people read it, before and after a change. */
export interface OfferChangeLine {
  field: string;
  before: string;
  after: string;
}

/** The history of plans, coupons and sale at cost. */
export const offerChanges = pgTable(
  'offer_changes',
  {
    id: id(),
    /** Null: a plan of the platform. */
    serviceId: integer().references(() => services.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    planId: integer().references(() => subscriptionPlans.id, { onDelete: 'cascade' }),
    couponId: integer().references(() => coupons.id, { onDelete: 'cascade' }),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    action: text({ enum: offerActions }).notNull(),
    lines: jsonb().$type<OfferChangeLine[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('offer_changes_action', table.action, offerActions),
    exactlyOne('offer_changes_subject', table.planId, table.couponId, table.productId),
    index('offer_changes_service').on(table.serviceId, table.id.desc().nullsFirst()),
    index('offer_changes_product')
      .on(table.productId)
      .where(sql`${table.productId} is not null`),
  ],
);
