import { units } from '@vetka/domain/goods';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { categories, products } from './catalog.ts';
import { id, oneOf } from './columns.ts';
import { media } from './media.ts';

/** The categories of a product. */
export const productCategories = pgTable(
  'product_categories',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /** The first one appears in the breadcrumbs. */
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category').on(table.categoryId, table.productId),
  ],
);

/** The pictures of a product, in their order. */
export const productMedia = pgTable(
  'product_media',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    position: integer().notNull().default(0),
    alt: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.mediaId] }),
    index('product_media_order').on(table.productId, table.position, table.mediaId),
  ],
);

/** «Состав букета». */
export const productCompositions = pgTable(
  'product_compositions',
  {
    id: id(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    quantity: integer().notNull().default(1),
    unit: text({ enum: units }).notNull().default('шт'),
    position: integer().notNull().default(0),
  },
  (table) => [
    oneOf('product_compositions_unit', table.unit, units),
    check('product_compositions_quantity', sql`${table.quantity} > 0`),
    index('product_compositions_order').on(table.productId, table.position, table.id),
  ],
);
