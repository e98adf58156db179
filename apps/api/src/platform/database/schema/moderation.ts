import {
  appealAnswers,
  complaintDecisions,
  complaintKinds,
  complaintReasons,
  moderationLimits,
  moderationSigns,
} from '@vetka/domain/moderation';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import type { HiddenState } from '../../hidden.ts';
import { users } from './account.ts';
import { atMost, createdAt, id, moment, oneOf } from './columns.ts';

/**
 * A case against one thing, open until the administration decides: complaints, and findings of the filter. The thing is
 * identified by kind and id without a foreign key: its table depends on the kind, and a case outlives its subject.
 */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: id(),
    kind: text({ enum: complaintKinds }).notNull(),
    subjectId: integer().notNull(),
    createdAt: createdAt(),
    /** The findings of the program: in the text, or that the thing is shown again after it was hidden. */
    signs: text({ enum: moderationSigns }).array().notNull().default([]),
    decision: text({ enum: complaintDecisions }),
    /** To the author of the hidden thing. */
    words: text(),
    decidedAt: moment(),
    decidedById: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Data for its module to show the thing again; null when nothing was hidden, or it is shown again. */
    hiddenState: jsonb().$type<HiddenState>(),
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

/** One person's complaint. */
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

/** An author's appeal against a decision; one per decision. */
export const moderationAppeals = pgTable(
  'moderation_appeals',
  {
    caseId: integer()
      .primaryKey()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    authorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: createdAt(),
    answer: text({ enum: appealAnswers }),
    words: text(),
    answeredAt: moment(),
    answeredById: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    oneOf('moderation_appeals_answer', table.answer, appealAnswers),
    check('moderation_appeals_answered', sql`(${table.answer} is null) = (${table.answeredAt} is null)`),
    atMost('moderation_appeals_text', table.text, moderationLimits.text),
    atMost('moderation_appeals_words', table.words, moderationLimits.words),
    index('moderation_appeals_waiting')
      .on(table.createdAt, table.caseId)
      .where(sql`${table.answeredAt} is null`),
    index('moderation_appeals_author').on(table.authorId),
  ],
);
