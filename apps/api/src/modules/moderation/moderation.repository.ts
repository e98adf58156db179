import { complaintKinds, type ComplaintKind, type ComplaintReason, type NewComplaint } from '@vetka/domain/moderation';
import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { personJson, type StoredAuthor } from '../../platform/authors.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import {
  moderationCases as cases,
  moderationComplaints as complaints,
} from '../../platform/database/schema/moderation.ts';
import { subjectJson, type StoredSubject } from './moderation.subjects.ts';

export interface StoredComplaint {
  id: number;
  reason: ComplaintReason;
  text: string;
  createdAt: string;
  reporter: StoredAuthor;
}

const branch = (kind: ComplaintKind): SQL =>
  sql`when ${kind} then ${subjectJson(kind, sql`moderation_cases.subject_id`)}`;
const subject = sql<StoredSubject | null>`case moderation_cases.kind ${sql.join(complaintKinds.map(branch), sql` `)} end`;
const notes = sql<StoredComplaint[]>`(
  select coalesce(json_agg(json_build_object('id', mc.id, 'reason', mc.reason, 'text', mc.text, 'createdAt', mc.created_at,
    'reporter', ${personJson(sql`mc.reporter_id`)}) order by mc.id), '[]')
  from ${complaints} mc where mc.case_id = moderation_cases.id)`;

const select = (db: Executor) => db.select({ entry: cases, subject, notes }).from(cases).$dynamic();
export type CaseRow = Awaited<ReturnType<typeof select>>[number];

const isWanted = (isDecided: boolean): SQL => (isDecided ? isNotNull(cases.decidedAt) : isNull(cases.decidedAt));

/** Waiting cases, the oldest first; decided ones, the latest first. */
export const findCases = (db: Executor, isDecided: boolean, { page, take }: { page: number; take: number }) =>
  select(db)
    .where(isWanted(isDecided))
    .orderBy(...(isDecided ? [desc(cases.decidedAt), desc(cases.id)] : [asc(cases.createdAt), asc(cases.id)]))
    .limit(take)
    .offset((page - 1) * take);

export const countCases = (db: Executor, isDecided: boolean): Promise<number> => db.$count(cases, isWanted(isDecided));

export async function findCase(db: Executor, id: number): Promise<CaseRow | undefined> {
  const [row] = await select(db).where(eq(cases.id, id));
  return row;
}

/** The person who is responsible for a thing. */
export async function findOwner(db: Executor, kind: ComplaintKind, id: number): Promise<number | null> {
  const { rows } = await db.execute<{ found: StoredSubject | null }>(
    sql`select ${subjectJson(kind, sql`${id}`)} as found`,
  );
  return rows[0]?.found?.ownerId ?? null;
}

/** Adds a complaint to the open case of the thing, or to a new one. @returns false when the person has complained before */
export async function addComplaint(tx: Transaction, reporterId: number, complaint: NewComplaint): Promise<boolean> {
  const { kind, subjectId, reason, text } = complaint;
  const [made] = await tx
    .select({ id: complaints.id })
    .from(complaints)
    .innerJoin(cases, eq(cases.id, complaints.caseId))
    .where(and(eq(complaints.reporterId, reporterId), eq(cases.kind, kind), eq(cases.subjectId, subjectId)))
    .limit(1);
  if (made) return false;
  const added = await tx
    .insert(complaints)
    .values({ caseId: await openCase(tx, kind, subjectId), reporterId, reason, text: text.trim() })
    .onConflictDoNothing()
    .returning({ id: complaints.id });
  return added.length > 0;
}

/** The update of nothing locks the row of another request that opens the same case. */
async function openCase(tx: Transaction, kind: ComplaintKind, subjectId: number): Promise<number> {
  const [row] = await tx
    .insert(cases)
    .values({ kind, subjectId })
    .onConflictDoUpdate({
      target: [cases.kind, cases.subjectId],
      targetWhere: isNull(cases.decidedAt),
      set: { subjectId },
    })
    .returning({ id: cases.id });
  return (row as { id: number }).id;
}

/** Locks a case; null when it does not exist. */
export async function lockCase(tx: Transaction, id: number) {
  const [row] = await tx.select().from(cases).where(eq(cases.id, id)).for('update');
  return row;
}

export const saveDecision = (
  tx: Transaction,
  id: number,
  decided: Pick<typeof cases.$inferInsert, 'decision' | 'words' | 'decidedById'>,
) =>
  tx
    .update(cases)
    .set({ ...decided, decidedAt: new Date() })
    .where(eq(cases.id, id));
