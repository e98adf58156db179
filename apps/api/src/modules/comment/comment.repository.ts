import type { VoteDirection } from '@vetka/domain/actor';
import { and, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { storedAuthor, type StoredAuthor } from '../../platform/authors.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { comments } from '../../platform/database/schema/comment.ts';
import { ownVote } from '../../platform/marks/marks.read.ts';

/** The subject of a comment. */
export type CommentSubject = { articleId: number } | { contentId: number } | { reviewId: number };

/** A comment with its author and the visitor's vote. */
export interface CommentRow {
  comment: typeof comments.$inferSelect;
  author: StoredAuthor | null;
  ownVote: VoteDirection | null;
}

const parent = alias(comments, 'parent');

const under = (subject: CommentSubject): SQL => {
  if ('articleId' in subject) return eq(comments.articleId, subject.articleId);
  return 'contentId' in subject ? eq(comments.contentId, subject.contentId) : eq(comments.reviewId, subject.reviewId);
};

export const subjectOf = ({ articleId, contentId, reviewId }: CommentRow['comment']): CommentSubject => {
  if (articleId !== null) return { articleId };
  return contentId === null ? { reviewId: reviewId ?? 0 } : { contentId };
};

/** A deleted comment stays, without its text, while somebody's reply to it does. */
const hasReplies = sql`exists (
  select from comments reply where reply.parent_id = ${comments.id} and reply.deleted_at is null)`;
const shown = (subject: CommentSubject): SQL | undefined =>
  and(under(subject), or(isNull(comments.deletedAt), hasReplies));

/** Newest threads first; within each, the comment, then its replies in order. A flat, total order. */
const order = [
  desc(sql`coalesce(${parent.createdAt}, ${comments.createdAt})`),
  desc(sql`coalesce(${comments.parentId}, ${comments.id})`),
  sql`${comments.parentId} is not null`,
  comments.createdAt,
  comments.id,
];

const columns = (userId: number | null) => ({
  comment: comments,
  author: storedAuthor(comments),
  ownVote: ownVote('comment', userId),
});

/** The number of all comments shown, counted once for a page. */
const total = (subject: CommentSubject) => sql<number>`(select count(*)::int from ${comments} where ${shown(subject)})`;

export const findComments = (
  db: Executor,
  subject: CommentSubject,
  { page, take, userId }: { page: number; take: number; userId: number | null },
) =>
  db
    .select({ ...columns(userId), total: total(subject) })
    .from(comments)
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .where(shown(subject))
    .orderBy(...order)
    .limit(take)
    .offset((page - 1) * take);

/** A comment that is not deleted. */
export async function findComment(db: Executor, id: number, userId: number | null): Promise<CommentRow | undefined> {
  const [row] = await db
    .select(columns(userId))
    .from(comments)
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .where(and(eq(comments.id, id), isNull(comments.deletedAt)));
  return row;
}

/** The page that contains a comment; 1 when it is not shown. */
export async function pageOf(db: Executor, subject: CommentSubject, id: number, take: number): Promise<number> {
  const places = db
    .select({
      id: comments.id,
      place: sql<number>`row_number() over (order by ${sql.join(order, sql`, `)})`.as('place'),
    })
    .from(comments)
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .where(shown(subject))
    .as('places');
  const [row] = await db
    .select({ place: sql<number>`${places.place}`.mapWith(Number) })
    .from(places)
    .where(eq(places.id, id));
  return row ? Math.ceil(row.place / take) : 1;
}

export async function countComments(db: Executor, subject: CommentSubject): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(comments)
    .where(shown(subject));
  return row?.count ?? 0;
}

const rowsOf = (subject: CommentSubject): { table: string; id: number } => {
  if ('articleId' in subject) return { table: 'articles', id: subject.articleId };
  return 'contentId' in subject
    ? { table: 'contents', id: subject.contentId }
    : { table: 'reviews', id: subject.reviewId };
};

/** The number of comments that are not deleted changes together with them. */
const addToCount = (tx: Transaction, subject: CommentSubject, change: 1 | -1) => {
  const { table, id } = rowsOf(subject);
  return tx.execute(
    sql`update ${sql.identifier(table)} set comments_count = comments_count + ${change} where id = ${id}`,
  );
};

/** The author of the subject of comments; undefined for a service. */
export async function findSubjectAuthor(db: Executor, subject: CommentSubject): Promise<number | undefined> {
  const { table, id } = rowsOf(subject);
  const column = sql.identifier(table === 'reviews' ? 'user_id' : 'author_user_id');
  const { rows } = await db.execute<{ id: number | null }>(
    sql`select ${column} as id from ${sql.identifier(table)} where id = ${id}`,
  );
  return rows[0]?.id ?? undefined;
}

/** A comment that may be replied to: of the same subject and not deleted. A `parentId` means it is itself a reply. */
export async function findParent(db: Executor, subject: CommentSubject, id: number) {
  const [row] = await db
    .select({ parentId: comments.parentId, authorUserId: comments.authorUserId })
    .from(comments)
    .where(and(eq(comments.id, id), under(subject), isNull(comments.deletedAt)));
  return row;
}

/** The id of a comment that is already stored: its author missed the answer and sent it again. */
export async function findSent(
  db: Executor,
  authorUserId: number,
  clientId: string | undefined,
): Promise<number | undefined> {
  if (clientId === undefined) return undefined;
  const [row] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.authorUserId, authorUserId), eq(comments.clientId, clientId)));
  return row?.id;
}

interface InsertedComment {
  authorUserId: number;
  text: string;
  parentId: number | null;
  clientId: string | null;
}

/** Inserts a comment and updates the counter of its subject. @returns `undefined` when the same one is already stored */
export async function insertComment(
  tx: Transaction,
  subject: CommentSubject,
  comment: InsertedComment,
): Promise<typeof comments.$inferSelect | undefined> {
  const [row] = await tx
    .insert(comments)
    .values({ ...subject, ...comment })
    .onConflictDoNothing({ target: [comments.authorUserId, comments.clientId] })
    .returning();
  if (row) await addToCount(tx, subject, 1);
  return row;
}

const own = (id: number, userId: number) =>
  and(eq(comments.id, id), eq(comments.authorUserId, userId), isNull(comments.deletedAt));

/** Locks a person's own comment; undefined for another's or a deleted one. */
export async function lockOwnComment(tx: Transaction, id: number, userId: number) {
  const [row] = await tx.select().from(comments).where(own(id, userId)).for('update');
  return row;
}

/** Locks a comment that is not deleted. */
export async function lockComment(tx: Transaction, id: number) {
  const [row] = await tx
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isNull(comments.deletedAt)))
    .for('update');
  return row;
}

export const updateText = (tx: Transaction, id: number, text: string) =>
  tx.update(comments).set({ text, editedAt: new Date() }).where(eq(comments.id, id));

/** Its author may send the same text once more: it is a new comment, although the browser repeats the id. */
export async function deleteComment(tx: Transaction, row: CommentRow['comment'], deletedById: number): Promise<void> {
  await tx.update(comments).set({ deletedAt: new Date(), deletedById, clientId: null }).where(eq(comments.id, row.id));
  await addToCount(tx, subjectOf(row), -1);
}

/** Shows a deleted comment again. */
export async function bringBack(tx: Transaction, id: number): Promise<void> {
  const [row] = await tx
    .update(comments)
    .set({ deletedAt: null, deletedById: null })
    .where(and(eq(comments.id, id), isNotNull(comments.deletedAt)))
    .returning();
  if (row) await addToCount(tx, subjectOf(row), 1);
}

const nickname = sql<string>`lower(${users.nickname}::text)`;

/** People with these nicknames whose profiles are shown. @param nicknames in lower case */
export const findMentioned = async (db: Executor, nicknames: readonly string[]) =>
  nicknames.length === 0
    ? []
    : db
        .select({ id: users.id, nickname })
        .from(users)
        .where(
          and(
            inArray(users.nickname, [...nicknames]),
            users.isVisible,
            isNull(users.blockedAt),
            isNull(users.deletedAt),
          ),
        );
