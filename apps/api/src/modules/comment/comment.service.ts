import {
  commentEditMinutes,
  mentionsIn,
  type Comment,
  type CommentText,
  type CommentPage,
  type CommentsQuery,
  type NewComment,
} from '@vetka/domain/comment';
import { formMessages } from '@vetka/domain/form';
import { metaOf } from '@vetka/domain/paging';
import type { FastifyInstance } from 'fastify';
import { authorOf } from '../../platform/authors.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import type { HiddenState } from '../../platform/hidden.ts';
import { forbidden, invalid, notFound } from '../../platform/http/refusal.ts';
import { findBlockedPairs, isBlockedByAny } from '../../platform/restrictions.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { rewordComment, notifyOfComment, withdrawComment } from './comment.notices.ts';
import * as repository from './comment.repository.ts';

const defaultTake = 20;

const commentNotFound = () => notFound('comment.unknown', 'Такого комментария нет');

const editableUntil = (createdAt: Date): Date => new Date(createdAt.getTime() + commentEditMinutes * 60_000);

const requireText = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed === '') throw invalid({ text: formMessages.required });
  return trimmed;
};

/** Comments on articles, photo posts and reviews. The subject's own module decides who may see it. */
export class CommentService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Newest threads first, each followed by its replies; two queries for a page of any size, and one more for the page of a comment. */
  async list(
    { userId }: RequestSession,
    subject: repository.CommentSubject,
    { page: asked, take = defaultTake, commentId }: CommentsQuery,
  ): Promise<CommentPage> {
    const { db } = this.#app;
    const page = asked ?? (commentId === undefined ? 1 : await repository.pageOf(db, subject, commentId, take));
    const rows = await repository.findComments(db, subject, { page, take, userId });
    const total = rows[0]?.total ?? (page === 1 ? 0 : await repository.countComments(db, subject));
    return { data: await this.#comments(rows, userId), meta: metaOf(page, take, total) };
  }

  /**
   * Adds a comment, once for each `clientId`. Replies may be made to comments but not to replies.
   * @throws Refusal 403 from a person whom the author has blocked, 422 on `text` or `parentId`
   */
  async add(userId: number, subject: repository.CommentSubject, comment: NewComment): Promise<Comment> {
    const findSent = () => repository.findSent(this.#app.db, userId, comment.clientId);
    // Of two requests at once, the later one finds it only after its own insert.
    const id = (await findSent()) ?? (await this.#store(userId, subject, comment)) ?? (await findSent());
    return this.#comment(await this.#required(id ?? 0, userId), userId);
  }

  /** @returns `undefined` when the same comment is already stored */
  async #store(
    userId: number,
    subject: repository.CommentSubject,
    { text, parentId, clientId }: NewComment,
  ): Promise<number | undefined> {
    const trimmed = requireText(text);
    return this.#app.db.transaction(async (tx) => {
      const parent = parentId ? await this.#requireParent(tx, subject, parentId) : undefined;
      await this.#requireWelcome(tx, userId, [await repository.findSubjectAuthor(tx, subject), parent?.authorUserId]);
      const added = { authorUserId: userId, text: trimmed, parentId: parentId ?? null, clientId: clientId ?? null };
      const comment = await repository.insertComment(tx, subject, added);
      if (!comment) return undefined;
      await notifyOfComment(this.#app, tx, comment, parent?.authorUserId);
      await this.#app.moderation.inspect(tx, { kind: 'COMMENT', id: comment.id, text: trimmed, userId });
      return comment.id;
    });
  }

  /** Changes the person's own comment. @throws Refusal 403 when it is too late, 404 for another's, 422 on `text` */
  async update(userId: number, id: number, { text }: CommentText): Promise<Comment> {
    const trimmed = requireText(text);
    await this.#app.db.transaction(async (tx) => {
      const row = await repository.lockOwnComment(tx, id, userId);
      if (!row) throw commentNotFound();
      if (editableUntil(row.createdAt) < new Date()) {
        throw forbidden('comment.too-late', `Изменить комментарий можно в течение ${commentEditMinutes} минут`);
      }
      await repository.updateText(tx, id, trimmed);
      await rewordComment(this.#app, tx, id, trimmed);
      await this.#app.moderation.inspect(tx, { kind: 'COMMENT', id, text: trimmed, userId });
    });
    return this.#comment(await this.#required(id, userId), userId);
  }

  /** Deletes the person's own comment; its replies stay. @throws Refusal 404 for another's */
  async remove(userId: number, id: number): Promise<{ id: number }> {
    await this.#app.db.transaction(async (tx) => {
      const row = await repository.lockOwnComment(tx, id, userId);
      if (!row) throw commentNotFound();
      await repository.deleteComment(tx, row, userId);
      await withdrawComment(this.#app, tx, id);
    });
    return { id };
  }

  /** The subject of a comment must be visible to the person. @throws Refusal 404, also for a deleted comment */
  async requireShown(session: RequestSession, id: number): Promise<void> {
    const { comment } = await this.#required(id, null);
    const subject = repository.subjectOf(comment);
    if ('articleId' in subject) return this.#app.article.requireShown(session, subject.articleId);
    if ('contentId' in subject) return this.#app.content.requireShown(session, subject.contentId);
    await this.#app.review.requireShown(subject.reviewId);
  }

  /** Hides a comment that breaks the rules, as if its author had deleted it. */
  async hide(tx: Transaction, id: number, hiddenById: number): Promise<HiddenState | null> {
    const row = await repository.lockComment(tx, id);
    if (!row) return null;
    await repository.deleteComment(tx, row, hiddenById);
    await withdrawComment(this.#app, tx, id);
    return {};
  }

  /** Shows a hidden comment again. Notices of it do not come back. */
  async unhide(tx: Transaction, id: number): Promise<void> {
    await repository.bringBack(tx, id);
  }

  async #required(id: number, userId: number | null): Promise<repository.CommentRow> {
    const row = await repository.findComment(this.#app.db, id, userId);
    if (!row) throw commentNotFound();
    return row;
  }

  /** @throws Refusal 403 */
  async #requireWelcome(tx: Transaction, userId: number, authorIds: readonly (number | undefined)[]): Promise<void> {
    if (await isBlockedByAny(tx, authorIds, userId)) {
      throw forbidden('comment.blocked', 'Автор ограничил общение с вами, поэтому ответить здесь нельзя');
    }
  }

  async #requireParent(db: Executor, subject: repository.CommentSubject, parentId: number) {
    const parent = await repository.findParent(db, subject, parentId);
    if (!parent) throw invalid({ parentId: 'Этого комментария уже нет' }, 'comment.parent');
    if (parent.parentId !== null) throw invalid({ parentId: 'На ответ ответить нельзя' }, 'comment.parent');
    return parent;
  }

  async #comment(row: repository.CommentRow, userId: number): Promise<Comment> {
    const [comment] = await this.#comments([row], userId);
    return comment as Comment;
  }

  async #comments(rows: readonly repository.CommentRow[], userId: number | null): Promise<Comment[]> {
    const { db } = this.#app;
    const alive = rows.flatMap(({ comment }) => (comment.deletedAt === null ? [comment] : []));
    const named = [...new Set(alive.flatMap(({ text }) => mentionsIn(text)))];
    const people = await repository.findMentioned(db, named);
    const blocked = await findBlockedPairs(
      db,
      people.map(({ id }) => id),
      alive.map(({ authorUserId }) => authorUserId),
    );
    return rows.map((row) => {
      const reached = people.filter(({ id }) => !blocked.has(`${id} ${row.comment.authorUserId}`));
      return commentOf(row, new Set(reached.map(({ nickname }) => nickname)), userId);
    });
  }
}

function commentOf(
  { comment: row, author, ownVote }: repository.CommentRow,
  known: ReadonlySet<string>,
  userId: number | null,
): Comment {
  const isDeleted = row.deletedAt !== null;
  const isOwn = !isDeleted && row.authorUserId === userId;
  const until = editableUntil(row.createdAt);
  return {
    id: row.id,
    parentId: row.parentId,
    author: isDeleted ? null : authorOf(author),
    text: isDeleted ? '' : row.text,
    mentions: isDeleted ? [] : mentionsIn(row.text).filter((nickname) => known.has(nickname)),
    createdAt: row.createdAt.toISOString(),
    editedAt: isDeleted ? null : (row.editedAt?.toISOString() ?? null),
    isDeleted,
    votesUp: row.votesUp,
    votesDown: row.votesDown,
    ownVote,
    isOwn,
    editableUntil: isOwn && until > new Date() ? until.toISOString() : null,
  };
}
