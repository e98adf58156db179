import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { comments } from '../../platform/database/schema/comment.ts';

/** The subject of a comment. */
export type CommentSubject = { articleId: number } | { contentId: number } | { reviewId: number };

const parent = alias(comments, 'parent');

const under = (subject: CommentSubject): SQL => {
  if ('articleId' in subject) return eq(comments.articleId, subject.articleId);
  return 'contentId' in subject ? eq(comments.contentId, subject.contentId) : eq(comments.reviewId, subject.reviewId);
};

/** A reply to a deleted comment is hidden with it. */
const shown = (subject: CommentSubject): SQL | undefined =>
  and(under(subject), isNull(comments.deletedAt), or(isNull(comments.parentId), isNull(parent.deletedAt)));

/** Newest threads first; within each, the comment, then its replies in order. A flat, total order. */
const order = [
  desc(sql`coalesce(${parent.createdAt}, ${comments.createdAt})`),
  desc(sql`coalesce(${comments.parentId}, ${comments.id})`),
  sql`${comments.parentId} is not null`,
  comments.createdAt,
  comments.id,
];

export const findComments = (db: Executor, subject: CommentSubject, { page, take }: { page: number; take: number }) =>
  db
    .select({ comment: comments })
    .from(comments)
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .where(shown(subject))
    .orderBy(...order)
    .limit(take)
    .offset((page - 1) * take);

export async function countComments(db: Executor, subject: CommentSubject): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(comments)
    .leftJoin(parent, eq(parent.id, comments.parentId))
    .where(shown(subject));
  return row?.count ?? 0;
}

const rowsOf = (subject: CommentSubject): { table: string; id: number } => {
  if ('articleId' in subject) return { table: 'articles', id: subject.articleId };
  return 'contentId' in subject
    ? { table: 'contents', id: subject.contentId }
    : { table: 'reviews', id: subject.reviewId };
};

/** A comment that may be replied to: of the same subject and not deleted. A `parentId` means it is itself a reply. */
export async function findParent(db: Executor, subject: CommentSubject, id: number) {
  const [row] = await db
    .select({ parentId: comments.parentId })
    .from(comments)
    .where(and(eq(comments.id, id), under(subject), isNull(comments.deletedAt)));
  return row;
}

/** Inserts a comment and updates the counter of its subject. */
export async function insertComment(
  tx: Transaction,
  subject: CommentSubject,
  comment: { authorUserId: number; text: string; parentId: number | null },
): Promise<typeof comments.$inferSelect> {
  const { table, id } = rowsOf(subject);
  await tx.execute(sql`update ${sql.identifier(table)} set comments_count = comments_count + 1 where id = ${id}`);
  const [row] = await tx
    .insert(comments)
    .values({ ...subject, ...comment })
    .returning();
  return row as typeof comments.$inferSelect;
}
