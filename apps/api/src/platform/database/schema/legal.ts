import { documentSlugs, legalLimits } from '@vetka/domain/legal';
import { sql } from 'drizzle-orm';
import { boolean, check, date, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { atMost, createdAt, id, oneOf, updatedAt } from './columns.ts';

/**
 * Versions of legal documents. The one in force is the latest whose day has come. A trigger refuses to change or delete
 * a version from that day on (`migrations/0006_legal-texts.sql`, which also adds the first versions).
 */
export const legalVersions = pgTable(
  'legal_versions',
  {
    id: id(),
    slug: text({ enum: documentSlugs }).notNull(),
    /** The first day in force, in Moscow; null for a draft. */
    day: date(),
    /** Markdown: headings, lists, links and strong text. */
    text: text().notNull(),
    /** The changes, described for readers. */
    summary: text().notNull().default(''),
    /** It is worse than the version before: a contract for shops, the consent of registration for people. */
    isWorse: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('legal_versions_slug', table.slug, documentSlugs),
    check('legal_versions_text', sql`${table.text} ~ '\\S'`),
    atMost('legal_versions_text_length', table.text, legalLimits.text),
    atMost('legal_versions_summary', table.summary, legalLimits.summary),
    uniqueIndex('legal_versions_day').on(table.slug, table.day),
    uniqueIndex('legal_versions_draft')
      .on(table.slug)
      .where(sql`${table.day} is null`),
  ],
);
