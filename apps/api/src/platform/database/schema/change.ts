import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { xid8 } from './columns.ts';

/**
 * Changes of the catalogue by committed transactions. Triggers fill it (`migrations/0003_catalog-changes.sql`), so no
 * write is missed; `platform/changes` reads it (decision 136).
 */
export const catalogChanges = pgTable(
  'catalog_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The transaction that made the change. */
    xid: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /**
     * `product`, `family`, `service`, `list` (order, filters and counts of lists), `today` (what can still be delivered
     * today), `search` (synonyms, and the words and counts of categories) or `all`.
     */
    topic: text().notNull(),
    /** The id within the topic; 0 for `list`, `today`, `search` and `all`. */
    subject: integer().notNull(),
  },
  (table) => [index('catalog_changes_xid').on(table.xid)],
);
