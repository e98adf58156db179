import { complaintDecisions, complaintKinds, complaintReasons, moderationLimits } from '@vetka/domain/moderation';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { atMost, createdAt, id, moment, oneOf } from './columns.ts';

/**
 * All complaints about one thing until the administration decides. The thing is named by kind and id without a foreign
 * key: its table depends on the kind, and a case outlives what it was about.
 */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: id(),
    kind: text({ enum: complaintKinds }).notNull(),
    subjectId: integer().notNull(),
    createdAt: createdAt(),
    decision: text({ enum: complaintDecisions }),
    /** To the author of what was hidden. */
    words: text(),
    decidedAt: moment(),
    decidedById: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    oneOf('moderation_cases_kind', table.kind, complaintKinds),
    oneOf('moderation_cases_decision', table.decision, complaintDecisions),
    check('moderation_cases_decided', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    atMost('moderation_cases_words', table.words, moderationLimits.words),
    uniqueIndex('moderation_cases_open')
      .on(table.kind, table.subjectId)
      .where(sql`${table.decidedAt} is null`),
    index('moderation_cases_subject').on(table.kind, table.subjectId),
    index('moderation_cases_waiting')
      .on(table.createdAt, table.id)
      .where(sql`${table.decidedAt} is null`),
    index('moderation_cases_by_decision').on(table.decidedAt.desc().nullsFirst(), table.id),
  ],
);

/** What one person wrote about it. */
export const moderationComplaints = pgTable(
  'moderation_complaints',
  {
    id: id(),
    caseId: integer()
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    reporterId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: complaintReasons }).notNull(),
    text: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('moderation_complaints_reason', table.reason, complaintReasons),
    atMost('moderation_complaints_text', table.text, moderationLimits.text),
    unique('moderation_complaints_once').on(table.caseId, table.reporterId),
    index('moderation_complaints_reporter').on(table.reporterId),
  ],
);
