import { couponKinds } from '@vetka/domain/coupon';
import { promotionLimits, type PromotionTerms } from '@vetka/domain/promotion';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  inet,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { products } from './catalog.ts';
import { atMost, createdAt, id, kopecks, moment, oneOf } from './columns.ts';
import { services } from './service.ts';

/** Promotions of the marketplace. Shops take part by a consent of their own. */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    name: text().notNull(),
    text: text().notNull().default(''),
    kind: text({ enum: couponKinds }).notNull(),
    /** Off the price of one piece. PERCENT: whole percent. AMOUNT: kopecks. */
    value: integer().notNull(),
    maxDiscount: kopecks(),
    /** The part of the discount that the marketplace pays, whole percent. */
    platformPercent: integer().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Empty: all categories. */
    categoryIds: integer().array().notNull().default([]),
    version: integer().notNull().default(1),
    /** Consents to earlier versions do not count: the terms have become worse since. */
    consentFrom: integer().notNull().default(1),
    isActive: boolean().notNull().default(true),
    /** Whether prices are lowered now. */
    isRunning: boolean().notNull().default(false),
    /** Prices have not followed the last change yet. */
    isStale: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('promotions_kind', table.kind, couponKinds),
    atMost('promotions_text', table.text, promotionLimits.text),
    check('promotions_value', sql`${table.value} > 0 and (${table.kind} <> 'PERCENT' or ${table.value} <= 100)`),
    check('promotions_platform_percent', sql`${table.platformPercent} between 0 and 100`),
    check('promotions_span', sql`${table.startsAt} < ${table.endsAt}`),
    index('promotions_turning').on(table.endsAt),
  ],
);

/** The terms of a promotion as they were. Rows are only added. */
export const promotionVersions = pgTable(
  'promotion_versions',
  {
    promotionId: integer()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    terms: jsonb().$type<PromotionTerms>().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.version] }),
    index('promotion_versions_user').on(table.userId),
  ],
);

/**
 * The history of consents: who agreed to which terms, when and from where, and who withdrew them. Nothing else is ever
 * changed.
 */
export const promotionConsents = pgTable(
  'promotion_consents',
  {
    id: id(),
    promotionId: integer()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    /** Null: every product that suits the promotion. */
    productIds: integer().array(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    ip: inet(),
    userAgent: text(),
    givenAt: createdAt(),
    leftAt: moment(),
    leftById: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('promotion_consents_open')
      .on(table.serviceId, table.promotionId)
      .where(sql`${table.leftAt} is null`),
    index('promotion_consents_promotion').on(table.promotionId),
    index('promotion_consents_service').on(table.serviceId),
    index('promotion_consents_user').on(table.userId),
    index('promotion_consents_left_by').on(table.leftById),
  ],
);

/** Shops to which the promotion was proposed. Each is asked once, when it first suits the promotion. */
export const promotionProposals = pgTable(
  'promotion_proposals',
  {
    promotionId: integer()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.promotionId, table.serviceId] }),
    index('promotion_proposals_service').on(table.serviceId),
  ],
);

/** Products that are now sold in a promotion, with their prices without it. */
export const promotionPrices = pgTable(
  'promotion_prices',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    promotionId: integer()
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    price: kopecks().notNull(),
    regularPrice: kopecks().notNull(),
    regularOldPrice: kopecks(),
    /** The terms by which this price was lowered. */
    platformPercent: integer().notNull(),
    /** The discount of one piece that the marketplace shares: from the lowest own price of late (decision 413). */
    sharedDiscount: kopecks().notNull(),
  },
  (table) => [
    index('promotion_prices_promotion').on(table.promotionId),
    check('promotion_prices_lower', sql`${table.price} < ${table.regularPrice}`),
    check('promotion_prices_shared', sql`${table.sharedDiscount} between 0 and ${table.regularPrice} - ${table.price}`),
  ],
);

/** The own prices of products that were on sale: promotions count from the lowest of late. */
export const promotionOwnPrices = pgTable(
  'promotion_own_prices',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: kopecks().notNull(),
    /** When it was last in force, as far as it has been looked at. The present price need not be recent. */
    seenAt: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.price] })],
);
