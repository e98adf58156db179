import {
  complaintKinds,
  type CaseView,
  type ComplaintKind,
  type ComplaintReason,
  type ModerationSign,
  type NewComplaint,
} from '@vetka/domain/moderation';
import { and, asc, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { personJson, type StoredAuthor } from '../../platform/authors.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import {
  moderationAppeals as appeals,
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

const select = (db: Executor) =>
  db
    .select({ entry: cases, subject, notes, appeal: appeals })
    .from(cases)
    .leftJoin(appeals, eq(appeals.caseId, cases.id))
    .$dynamic();
export type CaseRow = Awaited<ReturnType<typeof select>>[number];

interface Wanted {
  view: CaseView;
  kind?: ComplaintKind | undefined;
  /** Only this case, whatever its state. */
  id?: number | undefined;
}

const waits: Record<CaseView, SQL | undefined> = {
  WAITING: isNull(cases.decidedAt),
  APPEALS: and(isNotNull(appeals.caseId), isNull(appeals.answeredAt)),
  DECIDED: isNotNull(cases.decidedAt),
};
/** Open cases by how long they have been waiting; decided ones newest first. */
const orders: Record<CaseView, SQL[]> = {
  WAITING: [asc(cases.createdAt), asc(cases.id)],
  APPEALS: [asc(appeals.createdAt), asc(cases.id)],
  DECIDED: [desc(cases.decidedAt), desc(cases.id)],
};

const isWanted = ({ view, kind, id }: Wanted): SQL | undefined =>
  id === undefined ? and(waits[view], kind && eq(cases.kind, kind)) : eq(cases.id, id);

export const findCases = (db: Executor, wanted: Wanted, { page, take }: { page: number; take: number }) =>
  select(db)
    .where(isWanted(wanted))
    .orderBy(...orders[wanted.view])
    .limit(take)
    .offset((page - 1) * take);

export async function countCases(db: Executor, wanted: Wanted): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(cases)
    .leftJoin(appeals, eq(appeals.caseId, cases.id))
    .where(isWanted(wanted));
  return row?.total ?? 0;
}

export async function findCase(db: Executor, id: number): Promise<CaseRow | undefined> {
  const [row] = await select(db).where(eq(cases.id, id));
  return row;
}

/** The author or owner of a thing. */
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

/** The no-op update locks the row of another request that opens the same case. */
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

/** Adds the findings of the filter to the open case of the thing, or opens one. */
export async function addSigns(
  tx: Transaction,
  { kind, id }: { kind: ComplaintKind; id: number },
  signs: readonly ModerationSign[],
): Promise<void> {
  const caseId = await openCase(tx, kind, id);
  const all = sql`array(select distinct unnest(${cases.signs} || ${sql.param([...signs])}::text[]) order by 1)`;
  await tx.update(cases).set({ signs: all }).where(eq(cases.id, caseId));
}

/** When a person's account was created. */
export async function findSince(tx: Transaction, userId: number): Promise<Date | undefined> {
  const [row] = await tx.select({ since: users.createdAt }).from(users).where(eq(users.id, userId));
  return row?.since;
}

/** Whether the administration has hidden a thing, and has not shown it again. */
export const isHidden = async (db: Executor, kind: ComplaintKind, id: number): Promise<boolean> =>
  (await db.$count(cases, and(eq(cases.kind, kind), eq(cases.subjectId, id), isNotNull(cases.hiddenState)))) > 0;

/** Ends the hiding of a thing. @returns what would have been needed to undo each decision that hid it */
export async function endHiding(tx: Transaction, { kind, id }: { kind: ComplaintKind; id: number }) {
  const isHiding = and(eq(cases.kind, kind), eq(cases.subjectId, id), isNotNull(cases.hiddenState));
  const found = await tx.select({ state: cases.hiddenState }).from(cases).where(isHiding).for('update');
  if (found.length > 0) await tx.update(cases).set({ hiddenState: null }).where(isHiding);
  return found.map(({ state }) => state).filter((state) => state !== null);
}

/** Locks a case; null when it does not exist. */
export async function lockCase(tx: Transaction, id: number) {
  const [row] = await tx.select().from(cases).where(eq(cases.id, id)).for('update');
  return row;
}

type Case = typeof cases.$inferInsert;

export const updateCase = (
  tx: Transaction,
  id: number,
  changed: Partial<Pick<Case, 'decision' | 'words' | 'decidedById' | 'decidedAt' | 'hiddenState'>>,
) => tx.update(cases).set(changed).where(eq(cases.id, id));

/** Whether another case about the same thing is open. */
export const hasOpenCase = async (tx: Transaction, { kind, id }: { kind: ComplaintKind; id: number }) =>
  (await tx.$count(cases, and(eq(cases.kind, kind), eq(cases.subjectId, id), isNull(cases.decidedAt)))) > 0;

/** False when the decision has been appealed against before. */
export async function addAppeal(tx: Transaction, caseId: number, authorId: number, text: string): Promise<boolean> {
  const { rowCount } = await tx.insert(appeals).values({ caseId, authorId, text }).onConflictDoNothing();
  return rowCount === 1;
}

export async function lockAppeal(tx: Transaction, caseId: number) {
  const [row] = await tx.select().from(appeals).where(eq(appeals.caseId, caseId)).for('update');
  return row;
}

export const saveAnswer = (
  tx: Transaction,
  caseId: number,
  answer: Pick<typeof appeals.$inferInsert, 'answer' | 'words' | 'answeredById'>,
) =>
  tx
    .update(appeals)
    .set({ ...answer, answeredAt: new Date() })
    .where(eq(appeals.caseId, caseId));
