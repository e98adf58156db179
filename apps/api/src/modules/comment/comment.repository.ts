import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { comments } from '../../platform/database/schema/comment.ts';

/** What is commented on. */
export type CommentSubject = { articleId: number } | { contentId: number } | { reviewId: number };

const parent = alias(comments, 'parent');

const under = (subject: CommentSubject): SQL => {
  if ('articleId' in subject) return eq(comments.articleId, subject.articleId);
  return 'contentId' in subject ? eq(comments.contentId, subject.contentId) : eq(comments.reviewId, subject.reviewId);
};

/** An answer to a comment that was taken away goes with it. */
const shown = (subject: CommentSubject): SQL | undefined =>
  and(under(subject), isNull(comments.deletedAt), or(isNull(comments.parentId), isNull(parent.deletedAt)));

/** Newest conversations first; in each the comment, then its answers as they came. One flat, total order. */
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

/** What may be answered: a comment of the same subject that is still there. `parentId` says whether it is an answer itself. */
export async function findParent(db: Executor, subject: CommentSubject, id: number) {
  const [row] = await db
    .select({ parentId: comments.parentId })
    .from(comments)
    .where(and(eq(comments.id, id), under(subject), isNull(comments.deletedAt)));
  return row;
}

/** The comment and the counter of what it is said of. */
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
