import type { Comment } from '@vetka/domain/comment';
import { expect, test } from 'vitest';
import { commentsOf, withChanged, withComment, type CommentPages } from './commentPages.ts';

const comment = (id: number, parentId: number | null = null): Comment => ({
  id,
  parentId,
  author: null,
  text: `${id}`,
  mentions: [],
  createdAt: '2026-05-18T10:00:00Z',
  editedAt: null,
  isDeleted: false,
  votesUp: 0,
  votesDown: 0,
  ownVote: null,
  isOwn: false,
  editableUntil: null,
});

const known: CommentPages = {
  pages: [
    { data: [comment(5), comment(6, 5)], meta: { page: 1, pageCount: 2, take: 2, total: 4 } },
    { data: [comment(3), comment(1)], meta: { page: 2, pageCount: 2, take: 2, total: 4 } },
  ],
  pageParams: [1, 2],
};

const idsOf = (pages: CommentPages) => commentsOf(pages).map(({ id }) => id);

test('a new thread comes first', () => {
  expect(idsOf(withComment(known, comment(7)))).toEqual([7, 5, 6, 3, 1]);
});

test('a reply comes after the replies before it, or after its comment', () => {
  expect(idsOf(withComment(known, comment(7, 5)))).toEqual([5, 6, 7, 3, 1]);
  expect(idsOf(withComment(known, comment(7, 1)))).toEqual([5, 6, 3, 1, 7]);
});

test('a new comment is counted on every page', () => {
  expect(withComment(known, comment(7)).pages.map(({ meta }) => meta.total)).toEqual([5, 5]);
});

test('a comment that was pushed to the next page is shown once', () => {
  const next = { data: [comment(1), comment(0)], meta: { page: 3, pageCount: 3, take: 2, total: 5 } };
  expect(idsOf({ pages: [...known.pages, next], pageParams: [1, 2, 3] })).toEqual([5, 6, 3, 1, 0]);
});

test('a changed comment keeps its place', () => {
  const changed = { ...comment(3), text: 'Передумала' };
  expect(commentsOf(withChanged(known, changed))[2]).toEqual(changed);
});
