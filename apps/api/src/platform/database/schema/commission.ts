import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable } from 'drizzle-orm/pg-core';
import { categories } from './catalog.ts';
import { createdAt, id, kopecks, moment, notNegative } from './columns.ts';
import { promotions } from './promotion.ts';
import { services } from './service.ts';

/** Terms of the commission. A rule is ended and replaced, never changed: sold lines refer to it. */
export const commissionRules = pgTable(
  'commission_rules',
  {
    id: id(),
    /** At most one of these three; none: the base rule. */
    categoryId: integer().references(() => categories.id),
    serviceId: integer().references(() => services.id),
    promotionId: integer().references(() => promotions.id),
    /** Hundredths of a percent. */
    rate: integer().notNull(),
    /** The minimum commission of a line. */
    minimum: kopecks().notNull().default(0),
    /** The tax in the commission, in hundredths of a percent on top of it. */
    taxRate: integer().notNull(),
    createdAt: createdAt(),
    /** The rule applies from then on. */
    startsAt: moment().notNull().defaultNow(),
    /** Before `startsAt`: the rule was withdrawn. It may be changed until it is reached. */
    endedAt: moment(),
  },
  (table) => [
    check(
      'commission_rules_subject',
      sql`num_nonnulls(${table.categoryId}, ${table.serviceId}, ${table.promotionId}) <= 1`,
    ),
    check('commission_rules_rate', sql`${table.rate} between 0 and 10000`),
    check('commission_rules_tax', sql`${table.taxRate} between 0 and 10000`),
    notNegative('commission_rules_minimum', table.minimum),
    index('commission_rules_category').on(table.categoryId),
    index('commission_rules_service').on(table.serviceId),
    index('commission_rules_promotion').on(table.promotionId),
  ],
);
