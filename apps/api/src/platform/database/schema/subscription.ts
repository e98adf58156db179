import { periods, subscriptionPlanTypes } from '@vetka/domain/actor';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { legalInfos, users } from './account.ts';
import { createdAt, id, kopecks, moment, notNegative, oneOf } from './columns.ts';
import { services } from './service.ts';

/** Paid subscription plans. */
export const subscriptionPlans = pgTable(
  'subscription_plans',
  {
    id: id(),
    /** The service of the plan; null means the platform's, valid with every seller. */
    serviceId: integer().references(() => services.id, { onDelete: 'cascade' }),
    type: text({ enum: subscriptionPlanTypes }).notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    price: kopecks().notNull(),
    period: text({ enum: periods }).notNull(),
    /** Number of periods the price covers. */
    periodCount: integer().notNull().default(1),
    /** Discount on every price, whole percent; 0 for COST_PRICE plans. */
    percent: integer().notNull().default(0),
    perks: jsonb().$type<string[]>().notNull().default([]),
    isActive: boolean().notNull().default(true),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('subscription_plans_type', table.type, subscriptionPlanTypes),
    oneOf('subscription_plans_period', table.period, periods),
    notNegative('subscription_plans_price', table.price),
    check('subscription_plans_percent', sql`${table.percent} between 0 and 100`),
    check('subscription_plans_period_count', sql`${table.periodCount} > 0`),
    index('subscription_plans_order').on(table.serviceId, table.position, table.id),
  ],
);

/** A person's plan: SUBSCRIBED between the two timestamps unless cancelled. */
export const subscriptionHoldings = pgTable(
  'subscription_holdings',
  {
    id: id(),
    planId: integer()
      .notNull()
      .references(() => subscriptionPlans.id),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    serviceId: integer().references(() => services.id, { onDelete: 'cascade' }),
    type: text({ enum: subscriptionPlanTypes }).notNull(),
    /** The terms at purchase: later changes of the plan do not affect it. */
    percent: integer().notNull().default(0),
    pricePaid: kopecks().notNull().default(0),
    /** CORPORATE: the requisites it was bought with. */
    legalInfoId: integer().references(() => legalInfos.id),
    /** CORPORATE: the terms agreed with the service. */
    terms: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Null until paid. */
    startsAt: moment(),
    endsAt: moment(),
    createdAt: createdAt(),
    canceledAt: moment(),
  },
  (table) => [
    oneOf('subscription_holdings_type', table.type, subscriptionPlanTypes),
    check('subscription_holdings_percent', sql`${table.percent} between 0 and 100`),
    check('subscription_holdings_span', sql`${table.startsAt} < ${table.endsAt}`),
    index('subscription_holdings_user').on(
      table.userId,
      table.endsAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('subscription_holdings_service').on(table.serviceId, table.id.desc().nullsFirst()),
    index('subscription_holdings_legal')
      .on(table.legalInfoId)
      .where(sql`${table.legalInfoId} is not null`),
  ],
);
