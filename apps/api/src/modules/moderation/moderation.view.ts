import { caseAnswerDays, decisionUndoHours, type Appeal, type ComplaintCase } from '@vetka/domain/moderation';
import { authorOf } from '../../platform/authors.ts';
import type { CaseRow } from './moderation.repository.ts';
import { subjectOf } from './moderation.subjects.ts';

const hourMs = 60 * 60_000;

const dueAfter = (from: Date): string => new Date(from.getTime() + caseAnswerDays * 24 * hourMs).toISOString();

function answerByOf({ entry, appeal }: CaseRow): string | null {
  if (entry.decidedAt === null) return dueAfter(entry.createdAt);
  return appeal && appeal.answeredAt === null ? dueAfter(appeal.createdAt) : null;
}

/** The time until which a decision can be undone. An appeal is answered instead. */
export function undoUntilOf({ entry: { decidedAt }, appeal }: Pick<CaseRow, 'entry' | 'appeal'>): Date | null {
  if (decidedAt === null || appeal !== null) return null;
  const until = new Date(decidedAt.getTime() + decisionUndoHours * hourMs);
  return until > new Date() ? until : null;
}

export const appealOf = ({ appeal }: CaseRow): Appeal | null =>
  appeal && {
    text: appeal.text,
    createdAt: appeal.createdAt.toISOString(),
    answer: appeal.answer,
    words: appeal.words,
    answeredAt: appeal.answeredAt?.toISOString() ?? null,
  };

export const caseOf = (row: CaseRow): ComplaintCase => {
  const { entry, subject, notes } = row;
  return {
    id: entry.id,
    kind: entry.kind,
    subjectId: entry.subjectId,
    subject: subject && subjectOf(entry.kind, subject),
    complaints: notes.map(({ reporter, createdAt, ...note }) => ({
      ...note,
      reporter: authorOf(reporter),
      createdAt: new Date(createdAt).toISOString(),
    })),
    signs: entry.signs,
    createdAt: entry.createdAt.toISOString(),
    answerBy: answerByOf(row),
    decision: entry.decision,
    words: entry.words,
    decidedAt: entry.decidedAt?.toISOString() ?? null,
    undoUntil: undoUntilOf(row)?.toISOString() ?? null,
    appeal: appealOf(row),
  };
};
