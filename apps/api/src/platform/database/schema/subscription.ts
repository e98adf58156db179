import { periods, subscriptionPlanTypes } from '@vetka/domain/actor';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { legalInfos, users } from './account.ts';
import { createdAt, id, kopecks, moment, notNegative, oneOf } from './columns.ts';
import { services } from './service.ts';

/** What can be subscribed to for money. */
export const subscriptionPlans = pgTable(
  'subscription_plans',
  {
    id: id(),
    /** Whose plan; absent means the platform's, good with every seller. */
    serviceId: integer().references(() => services.id, { onDelete: 'cascade' }),
    type: text({ enum: subscriptionPlanTypes }).notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    price: kopecks().notNull(),
    period: text({ enum: periods }).notNull(),
    /** How many periods the price buys. */
    periodCount: integer().notNull().default(1),
    /** Off every price, whole percent; COST_PRICE plans have 0. */
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

/** A plan somebody has: SUBSCRIBED between the two moments, unless cancelled. */
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
    /** As agreed when it was bought: a later change of the plan does not touch it. */
    percent: integer().notNull().default(0),
    pricePaid: kopecks().notNull().default(0),
    /** CORPORATE: the requisites it was made for. */
    legalInfoId: integer().references(() => legalInfos.id),
    /** CORPORATE: what was agreed with the service. */
    terms: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Absent until it is paid. */
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
  ],
);
