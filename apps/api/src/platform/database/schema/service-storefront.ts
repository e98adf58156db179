import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { services } from './service.ts';

/** Products featured by a service, in its own order. */
export const storefrontProducts = pgTable(
  'storefront_products',
  {
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.productId] }),
    index('storefront_products_order').on(table.serviceId, table.position, table.productId),
  ],
);
