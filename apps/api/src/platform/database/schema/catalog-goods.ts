import { goodsFields, goodsSources } from '@vetka/domain/goods';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import type { categories } from './catalog.ts';
import { products } from './catalog.ts';
import type { attributeValues } from './catalog-facets.ts';
import { createdAt, id, moment, oneOf } from './columns.ts';
import { services } from './service.ts';

/** The goods that a promo code is limited to. */
interface CouponGoods {
  categoryIds: number[];
  productIds: number[];
}

/** A removed category, and its moved products and categories. */
export interface KeptCategory {
  category: typeof categories.$inferSelect;
  /** Where its products and categories went. */
  targetId: number | null;
  products: { productId: number; position: number }[];
  /** Those of the products that the target did not have. */
  added: number[];
  /** The places of the target among the categories of products that had it already. */
  raised?: { productId: number; position: number }[];
  children: number[];
  coupons: { id: number; before: CouponGoods; after: CouponGoods }[];
}

/** A removed value of a facet, and the products that had it. */
export interface KeptFacetValue {
  value: typeof attributeValues.$inferSelect;
  /** The value that they got instead. */
  targetId: number | null;
  products: number[];
  /** Those that did not have the target. */
  added: number[];
}

/** A change of prices, stock or status that a person made in one go: of one product or of many. */
export const goodsChanges = pgTable(
  'goods_changes',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    /** Null: the administration. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Why the goods changed. */
    source: text({ enum: goodsSources }).notNull(),
    /** Named by the person's request. Repetitions of it wait for the locks of its products. */
    requestId: uuid(),
    /** Of the request's body; null for a change of one product, whose figures replace those that it had. */
    requestHash: text(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('goods_changes_source', table.source, goodsSources),
    index('goods_changes_service').on(table.serviceId, table.id),
    index('goods_changes_request')
      .on(table.requestId)
      .where(sql`${table.requestId} is not null`),
  ],
);

export const goodsChangeLines = pgTable(
  'goods_change_lines',
  {
    changeId: integer()
      .notNull()
      .references(() => goodsChanges.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    field: text({ enum: goodsFields }).notNull(),
    /** Kopecks, pieces or a status, as text; null for none. */
    before: text(),
    after: text(),
    undoneAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.productId, table.field] }),
    oneOf('goods_change_lines_field', table.field, goodsFields),
    index('goods_change_lines_product').on(table.productId, table.changeId),
  ],
);

/** Products whose search words must be updated: one of their categories or facets was renamed. */
export const staleKeywords = pgTable('stale_keywords', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
});

/** Removed categories with everything needed to restore them. */
export const categoryRemovals = pgTable('category_removals', {
  /** The id that the category had. */
  id: integer().primaryKey(),
  kept: jsonb().$type<KeptCategory>().notNull(),
  createdAt: createdAt(),
});

/** Removed values of facets with everything needed to restore them. */
export const facetValueRemovals = pgTable('facet_value_removals', {
  /** The id that the value had. */
  id: integer().primaryKey(),
  kept: jsonb().$type<KeptFacetValue>().notNull(),
  createdAt: createdAt(),
});
