import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, moment, oneOf } from './columns.ts';

/** Every word of the catalogue. A trigger adds the words of each product written; none is ever removed. */
export const searchWords = pgTable('search_words', { id: id(), word: text().notNull().unique() });

/**
 * Words that mean the same in this catalogue. A search for the term, in any form, also finds each of the meanings; not
 * the other way round. A term or a meaning may have several words.
 */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    term: text().notNull().unique(),
    meanings: text().array().notNull(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    check('search_synonyms_term', sql`char_length(${table.term}) between 2 and 60`),
    check('search_synonyms_meanings', sql`cardinality(${table.meanings}) between 1 and 20`),
  ],
);

export const synonymActions = ['ADD', 'CHANGE', 'REMOVE'] as const;

/** The history of synonyms. Rows outlive the synonym. */
export const searchSynonymChanges = pgTable(
  'search_synonym_changes',
  {
    id: id(),
    synonymId: integer().notNull(),
    action: text({ enum: synonymActions }).notNull(),
    term: text().notNull(),
    /** Empty after a removal. */
    meanings: text().array().notNull(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('search_synonym_changes_action', table.action, synonymActions),
    index('search_synonym_changes_of').on(table.synonymId, table.id.desc().nullsFirst()),
  ],
);

/** How often a query was searched for with success. Nothing about the people is stored. */
export const searchQueries = pgTable(
  'search_queries',
  {
    query: text().primaryKey(),
    uses: integer().notNull().default(0),
    lastUsed: date({ mode: 'string' })
      .notNull()
      .default(sql`current_date`),
  },
  (table) => [index('search_queries_frequent').on(table.uses.desc().nullsFirst(), table.query)],
);
