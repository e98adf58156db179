import type { InfiniteData } from '@tanstack/react-query';
import type { Comment, CommentPage } from '@vetka/domain/comment';

export type CommentPages = InfiniteData<CommentPage>;

/** All loaded comments. A new comment moves the following ones to the next page, so the same one may come twice. */
export function commentsOf({ pages }: CommentPages): Comment[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((comment) => [comment.id, comment])).values()];
}

const mapComments = (known: CommentPages, change: (comments: Comment[]) => Comment[], added = 0): CommentPages => ({
  ...known,
  pages: known.pages.map(({ data, meta }) => ({ data: change(data), meta: { ...meta, total: meta.total + added } })),
});

/** A new thread comes first, a reply after those before it. */
export function withComment(known: CommentPages, added: Comment): CommentPages {
  const last = commentsOf(known).findLast(({ id, parentId }) => [id, parentId].includes(added.parentId));
  if (added.parentId === null || !last) {
    const [first] = known.pages;
    return mapComments(known, (comments) => (comments === first?.data ? [added, ...comments] : comments), 1);
  }
  const insert = (comments: Comment[]) =>
    comments.flatMap((comment) => (comment.id === last.id ? [comment, added] : [comment]));
  return mapComments(known, insert, 1);
}

export const withChanged = (known: CommentPages, changed: Comment): CommentPages =>
  mapComments(known, (comments) => comments.map((comment) => (comment.id === changed.id ? changed : comment)));
