import { isDeepStrictEqual } from 'node:util';
import { fullName } from '@vetka/domain/account';
import { deliveryUndoHours, editedElsewhereCode, type DeliveryHistory } from '@vetka/domain/delivery';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import { and, between, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { deliveryChanges } from '../../platform/database/schema/delivery.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { planMessages } from './delivery.checks.ts';
import { changeLines, changeTitle, type DeliveryChange } from './delivery.wording.ts';

const defaultTake = 20;
const hourMs = 60 * 60_000;

interface Editor {
  serviceId: number;
  userId: number;
}

/** Keeps who changed what. Returns the change's id; null when nothing differs. */
export async function recordChange(tx: Transaction, editor: Editor, change: DeliveryChange): Promise<number | null> {
  if (isDeepStrictEqual(change.before, change.after)) return null;
  const { kind, subject, before, after } = change;
  const { serviceId, userId } = editor;
  const [row] = await tx
    .insert(deliveryChanges)
    .values({ serviceId, userId, kind, subject, before, after })
    .returning({ id: deliveryChanges.id });
  return row?.id ?? null;
}

type ChangeRow = typeof deliveryChanges.$inferSelect;

/** The columns `before` and `after` hold what `recordChange` wrote for the kind. */
const changeOf = ({ kind, subject, before, after }: ChangeRow) => ({ kind, subject, before, after }) as DeliveryChange;

const isRecent = ({ createdAt }: ChangeRow): boolean => Date.now() - createdAt.getTime() <= deliveryUndoHours * hourMs;

/** The history of the delivery, newest first; two queries. */
export async function readHistory(
  db: Executor,
  serviceId: number,
  today: string,
  { page = 1, take = defaultTake }: PageQuery,
): Promise<DeliveryHistory> {
  const ofService = eq(deliveryChanges.serviceId, serviceId);
  const rows = await db
    .select({ change: deliveryChanges, person: users })
    .from(deliveryChanges)
    .leftJoin(users, eq(users.id, deliveryChanges.userId))
    .where(ofService)
    .orderBy(desc(deliveryChanges.id))
    .limit(take)
    .offset((page - 1) * take);
  const isPast = ({ kind, subject }: ChangeRow) => kind === 'DAY' && subject < today;
  return {
    data: rows.map(({ change, person }) => ({
      changeId: change.id,
      kind: change.kind,
      title: changeTitle(changeOf(change)),
      lines: changeLines(changeOf(change)),
      by: person ? fullName(person) || person.nickname : '',
      createdAt: change.createdAt.toISOString(),
      isUndone: change.undoneAt !== null,
      mayUndo: change.undoneAt === null && change.before !== null && isRecent(change) && !isPast(change),
    })),
    meta: metaOf(page, take, await db.$count(deliveryChanges, ofService)),
  };
}

type Subject = Pick<DeliveryChange, 'kind' | 'subject'>;

/** How often a subject was changed, undone changes included. */
const version = sql<number>`(count(*) + count(${deliveryChanges.undoneAt}))::int`;

/** The versions of the options, of the usual day, and of the days from `from` to `to`. */
export async function findVersions(db: Executor, serviceId: number, from: string, to: string): Promise<VersionOf> {
  const { kind, subject } = deliveryChanges;
  const rows = await db
    .select({ kind, subject, version })
    .from(deliveryChanges)
    .where(and(eq(deliveryChanges.serviceId, serviceId), or(ne(kind, 'DAY'), between(subject, from, to))))
    .groupBy(kind, subject);
  const keyOf = (of: Subject) => `${of.kind} ${of.subject}`;
  const versions = new Map(rows.map((row) => [keyOf(row), row.version]));
  return (of) => versions.get(keyOf(of)) ?? 0;
}
/** 0 for what was never changed. */
export type VersionOf = (of: Subject) => number;

/** @throws Refusal 409 when the subject was changed since the version that its editor read */
export async function requireVersion(tx: Transaction, serviceId: number, { kind, subject }: Subject, read?: number) {
  if (read === undefined) return;
  const [found] = await tx
    .select({ version })
    .from(deliveryChanges)
    .where(
      and(
        eq(deliveryChanges.serviceId, serviceId),
        eq(deliveryChanges.kind, kind),
        eq(deliveryChanges.subject, subject),
      ),
    );
  if (found?.version !== read) throw conflict(editedElsewhereCode, planMessages.changedElsewhere[kind]);
}

/**
 * The change to undo, locked. @throws Refusal 404 for a change of another shop, 409 when it cannot be undone any more
 */
export async function lockChange(tx: Transaction, serviceId: number, changeId: number): Promise<DeliveryChange> {
  const [row] = await tx
    .select()
    .from(deliveryChanges)
    .where(and(eq(deliveryChanges.id, changeId), eq(deliveryChanges.serviceId, serviceId)))
    .for('update');
  if (!row) throw notFound('delivery.unknown-change', planMessages.unknownChange);
  if (row.undoneAt !== null) throw conflict('delivery.undone', planMessages.undone);
  if (row.before === null) throw conflict('delivery.created', planMessages.created);
  if (!isRecent(row)) throw conflict('delivery.too-late', planMessages.tooLateToUndo);
  return changeOf(row);
}

export const markUndone = (tx: Transaction, changeId: number) =>
  tx.update(deliveryChanges).set({ undoneAt: new Date() }).where(eq(deliveryChanges.id, changeId));
