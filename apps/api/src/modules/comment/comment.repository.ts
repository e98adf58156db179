import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/connect.ts';
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
