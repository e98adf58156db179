import { goodsImportStates, goodsRowStates, type GoodsColumn } from '@vetka/domain/goods';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { products } from './catalog.ts';
import { goodsChanges } from './catalog-goods.ts';
import { createdAt, id, moment, oneOf } from './columns.ts';
import { services } from './service.ts';

/** A file of goods that a person uploaded for a shop, and its progress. */
export const goodsImports = pgTable(
  'goods_imports',
  {
    id: id(),
    serviceId: integer()
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    filename: text().notNull(),
    format: text().notNull(),
    state: text({ enum: goodsImportStates }).notNull().default('MAPPING'),
    headings: jsonb().$type<string[]>().notNull(),
    /** The column types of the file, in order. */
    columns: jsonb().$type<(GoodsColumn | null)[]>().notNull(),
    /** The change it made, for its undo. */
    changeId: integer().references(() => goodsChanges.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('goods_imports_state', table.state, goodsImportStates),
    index('goods_imports_service').on(table.serviceId, table.id),
    index('goods_imports_running').on(table.state),
  ],
);

/** A problem of a row as it was checked last; the text is that of the cell. */
export interface KeptProblem {
  column: GoodsColumn | null;
  message: string;
}

export const goodsImportRows = pgTable(
  'goods_import_rows',
  {
    importId: integer()
      .notNull()
      .references(() => goodsImports.id, { onDelete: 'cascade' }),
    /** As in the file, from 1. */
    number: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    state: text({ enum: goodsRowStates }).notNull().default('UNCHECKED'),
    problems: jsonb().$type<KeptProblem[]>().notNull().default([]),
    /** The product that it changes or has created. */
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    /** The stock when the row was checked: pieces sold after that stay sold. */
    seenStock: integer(),
    appliedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    oneOf('goods_import_rows_state', table.state, goodsRowStates),
    index('goods_import_rows_product').on(table.productId),
  ],
);
