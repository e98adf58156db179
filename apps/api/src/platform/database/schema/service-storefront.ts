import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { products } from './catalog.ts';
import { citext, createdAt, id, moment } from './columns.ts';
import { media } from './media.ts';
import { services } from './service.ts';

/** Products that a service puts first, in its own order. */
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
    index('storefront_products_product').on(table.productId),
  ],
);

/** The unpublished page of a service. The row stays when the draft is published. */
export const servicePages = pgTable('service_pages', {
  serviceId: integer()
    .primaryKey()
    .references(() => services.id, { onDelete: 'cascade' }),
  /** Grows with every save, so that no save overwrites one that it has not seen. */
  version: integer().notNull().default(0),
  /** False: the row has no unpublished changes. */
  isDraft: boolean().notNull().default(false),
  name: text().notNull().default(''),
  tagline: text().notNull().default(''),
  story: text().notNull().default(''),
  phone: text().notNull().default(''),
  email: text().notNull().default(''),
  logoMediaId: integer().references(() => media.id, { onDelete: 'set null' }),
  coverMediaId: integer().references(() => media.id, { onDelete: 'set null' }),
  savedAt: moment(),
});

/** Sections of a service, and sections inside them. */
export const serviceSections = pgTable(
  'service_sections',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    parentId: integer().references((): AnyPgColumn => serviceSections.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    slug: citext().notNull(),
    position: integer().notNull().default(0),
    isVisible: boolean().notNull().default(true),
    createdAt: createdAt(),
    /** Deleted sections can be restored. */
    deletedAt: moment(),
  },
  (table) => [
    uniqueIndex('service_sections_slug').on(table.serviceId, table.slug),
    index('service_sections_order')
      .on(table.serviceId, table.position, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('service_sections_parent').on(table.parentId),
  ],
);

/** Which products are in a section of a service. */
export const serviceSectionProducts = pgTable(
  'service_section_products',
  {
    sectionId: integer()
      .notNull()
      .references(() => serviceSections.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.sectionId, table.productId] }),
    index('service_section_products_product').on(table.productId),
  ],
);
