import { kinds } from '@vetka/domain/actor';
import { units } from '@vetka/domain/goods';
import { productStatuses, returnRules } from '@vetka/domain/catalog';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import {
  atMost,
  citext,
  createdAt,
  id,
  kopecks,
  moment,
  notNegative,
  oneOf,
  ratingOf,
  tsvector,
  updatedAt,
} from './columns.ts';
import { media } from './media.ts';
import { services } from './service.ts';

/** The category tree. A top-level category has no parent here; the API returns 0. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: integer().references((): AnyPgColumn => categories.id),
    slug: citext().notNull().unique(),
    name: text().notNull(),
    description: text().notNull().default(''),
    mediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    isVisible: boolean().notNull().default(true),
    /** The return rule; null: that of the parent category. */
    returnRule: text({ enum: returnRules }),
    seoTitle: text(),
    seoDescription: text(),
  },
  (table) => [
    oneOf('categories_return_rule', table.returnRule, returnRules),
    check('categories_not_own_parent', sql`${table.parentId} <> ${table.id}`),
    index('categories_order').on(table.parentId, table.position, table.id),
    index('categories_name_trigram').using('gin', sql`lower(${table.name}) gin_trgm_ops`),
  ],
);

/** Sizes of one bouquet: siblings, each with its own page, price and stock. */
export const productFamilies = pgTable(
  'product_families',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name of the property in which the siblings differ, «Размер». */
    label: text().notNull().default('Размер'),
    createdAt: createdAt(),
  },
  (table) => [index('product_families_service').on(table.serviceId)],
);

/**
 * The parts of a title that do not describe the product: a name in quotes, and what follows «с», as in «торт с
 * цветами».
 */
const besides = `«[^»]*»|(:|${String.raw`\m`}(с|со|в|во|для|на|под|к)${String.raw`\M`}).*$`;

/** The words of an expression, without «ё», as people type them. */
const wordsIn = (expression: string): string =>
  `to_tsvector('simple', regexp_replace(translate(lower(${expression}), 'ё', 'е'), '[^a-zа-я0-9]+', ' ', 'g'))`;

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: citext().notNull().unique(),
    serviceId: integer()
      .notNull()
      .references(() => services.id),
    familyId: integer().references(() => productFamilies.id, { onDelete: 'set null' }),
    /** Name among the siblings, «25 пионов». */
    familyLabel: text(),
    familyPosition: integer().notNull().default(0),
    status: text({ enum: productStatuses }).notNull().default('DRAFT'),
    kind: text({ enum: kinds }).notNull().default('COMMON'),
    /** The shop's own article. */
    sku: citext(),
    title: text().notNull(),
    description: text().notNull().default(''),
    careText: text().notNull().default(''),
    price: kopecks().notNull(),
    oldPrice: kopecks(),
    /** The cost of the product for its shop. */
    costPrice: kopecks(),
    /** Whether holders of a COST_PRICE plan pay the cost price. Nothing without one. */
    isSoldAtCost: boolean().notNull().default(true),
    unit: text({ enum: units }).notNull().default('шт'),
    /** Number of units per piece. */
    amount: numeric({ precision: 12, scale: 3, mode: 'number' }).notNull().default(1),
    lengthMm: integer(),
    widthMm: integer(),
    heightMm: integer(),
    weightGrams: integer(),
    /** Minutes from order to ready. */
    productionMinutes: integer().notNull().default(60),
    /** False: made to order, never out of stock. */
    isStockTracked: boolean().notNull().default(true),
    /** Pieces available for sale, excluding those reserved by orders. */
    stock: integer().notNull().default(0),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    rating: numeric({ precision: 3, scale: 2, mode: 'number' }).generatedAlwaysAs(
      ratingOf('rating_sum', 'rating_count'),
    ),
    votesUp: integer().notNull().default(0),
    votesDown: integer().notNull().default(0),
    favoritesCount: integer().notNull().default(0),
    /** Pieces sold. */
    soldCount: integer().notNull().default(0),
    /** Weight of `/popular`, recomputed from sales, favourites and votes. */
    popularity: integer().notNull().default(0),
    /** Search words that are not in the title: composition, categories, facets. */
    keywords: text().notNull().default(''),
    seoTitle: text(),
    seoDescription: text(),
    /** The administration's reason for returning it to its shop. */
    returnReason: text().notNull().default(''),
    /** The administration does not let it be submitted again. */
    isForbidden: boolean().notNull().default(false),
    /** Grows with every edit of the page by its shop; sales do not count. */
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    publishedAt: moment(),
    /** The words as written: the API knows their forms. A: the product itself; B: additions; C: keywords. */
    search: tsvector().generatedAlwaysAs(
      sql.raw(
        `setweight(${wordsIn(`regexp_replace(title, '${besides}', ' ', 'gi')`)}, 'A') || ` +
          `setweight(${wordsIn('title')}, 'B') || setweight(${wordsIn('keywords')}, 'C')`,
      ),
    ),
  },
  (table) => [
    oneOf('products_status', table.status, productStatuses),
    oneOf('products_kind', table.kind, kinds),
    oneOf('products_unit', table.unit, units),
    check('products_forbidden', sql`not ${table.isForbidden} or ${table.status} in ('DRAFT', 'ARCHIVED')`),
    check('products_title', sql`char_length(${table.title}) between 3 and 120`),
    atMost('products_description', table.description, 5000),
    notNegative('products_price', table.price),
    check('products_old_price', sql`${table.oldPrice} > ${table.price}`),
    check('products_cost_price', sql`${table.costPrice} between 0 and ${table.price}`),
    check('products_amount', sql`${table.amount} > 0`),
    notNegative('products_stock', table.stock),
    notNegative('products_rating_count', table.ratingCount),
    notNegative('products_votes_up', table.votesUp),
    notNegative('products_votes_down', table.votesDown),
    notNegative('products_favorites_count', table.favoritesCount),
    // With the seller and the family, deep pages and counts are read from the index alone.
    index('products_popular').on(
      table.status,
      table.popularity.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.serviceId,
      table.familyId,
    ),
    index('products_new').on(
      table.status,
      table.publishedAt.desc().nullsLast(),
      table.id.desc().nullsFirst(),
      table.serviceId,
    ),
    index('products_cheaper').on(table.status, table.price, table.id, table.serviceId),
    index('products_dearer').on(
      table.status,
      table.price.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.serviceId,
    ),
    index('products_rated').on(table.status, table.rating.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('products_service').on(
      table.serviceId,
      table.status,
      table.popularity.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('products_sku').on(table.serviceId, table.sku),
    index('products_family').on(table.familyId, table.familyPosition, table.id),
    index('products_cost')
      .on(table.id.desc().nullsFirst())
      .where(sql`${table.costPrice} is not null and ${table.isSoldAtCost}`),
    index('products_search').using('gin', table.search),
  ],
);
