import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { notNegative } from './columns.ts';
import { services } from './service.ts';

/**
 * How often the page of a product was opened and the product put into a cart, by day. Nothing about the visitors is
 * stored.
 */
export const statisticsProductDays = pgTable(
  'statistics_product_days',
  {
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    /** In the zone of the service. */
    day: date({ mode: 'string' }).notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    views: integer().notNull().default(0),
    adds: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.day, table.productId] }),
    notNegative('statistics_product_days_views', table.views),
    notNegative('statistics_product_days_adds', table.adds),
    index('statistics_product_days_product').on(table.productId),
  ],
);
