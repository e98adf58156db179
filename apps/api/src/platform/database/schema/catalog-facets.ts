import { facetKinds } from '@vetka/domain/goods';
import { boolean, index, integer, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { categories, products } from './catalog.ts';
import { id, oneOf } from './columns.ts';
import { favoriteColumns, favoriteRules, voteColumns, voteRules } from './marks.ts';

/** Facets of products: flower, colour, occasion, size, and those that the administration has added. */
export const attributes = pgTable(
  'attributes',
  {
    id: id(),
    /** As used in URLs. One of the domain's `facets` is a parameter of its own. */
    name: text().notNull().unique(),
    label: text().notNull(),
    kind: text({ enum: facetKinds }).notNull().default('LIST'),
    /** A product may have several values. */
    isMultiple: boolean().notNull().default(true),
    /** Of a number. */
    unit: text().notNull().default(''),
    /** A product without it has a remark in its shop. */
    isWanted: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    /** Shown among the filters; otherwise only on the product page. */
    isFilter: boolean().notNull().default(true),
  },
  (table) => [oneOf('attributes_kind', table.kind, facetKinds)],
);

export const attributeValues = pgTable(
  'attribute_values',
  {
    id: id(),
    attributeId: integer()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    /** As used in URLs. */
    value: text().notNull(),
    label: text().notNull(),
    /** `#rrggbb` of a colour's swatch. */
    colour: text(),
    /** The number that a product has; each number is a value of its own. */
    number: numeric({ precision: 9, scale: 2, mode: 'number' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    unique('attribute_values_value').on(table.attributeId, table.value),
    index('attribute_values_order').on(table.attributeId, table.position, table.id),
  ],
);

/** The categories of a facet: it applies in them and inside them. One without rows applies everywhere. */
export const attributeCategories = pgTable(
  'attribute_categories',
  {
    attributeId: integer()
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    /** A category with facets can't be removed: a facet without categories would apply everywhere. */
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.attributeId, table.categoryId] }),
    index('attribute_categories_category').on(table.categoryId),
  ],
);

export const productAttributeValues = pgTable(
  'product_attribute_values',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    valueId: integer()
      .notNull()
      .references(() => attributeValues.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.valueId] }),
    index('product_attribute_values_value').on(table.valueId, table.productId),
  ],
);

/** One row per person with a direction, not a counter. */
export const productVotes = pgTable(
  'product_votes',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    ...voteColumns(),
  },
  (table) => voteRules('product_votes', table.productId, table),
);

export const productFavorites = pgTable(
  'product_favorites',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    ...favoriteColumns(),
  },
  (table) => favoriteRules('product_favorites', table.productId, table),
);
