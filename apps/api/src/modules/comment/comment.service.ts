import type { Author, Comment, CommentPage, NewComment } from '@vetka/domain/comment';
import { formMessages } from '@vetka/domain/form';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import type { FastifyInstance } from 'fastify';
import { findAuthors } from '../../platform/authors.ts';
import type { Executor } from '../../platform/database/connect.ts';
import type { comments } from '../../platform/database/schema/comment.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import * as repository from './comment.repository.ts';

const defaultTake = 20;

const commentOf = (row: typeof comments.$inferSelect, author: Author, userId: number | null): Comment => ({
  id: row.id,
  parentId: row.parentId,
  author,
  text: row.text,
  createdAt: row.createdAt.toISOString(),
  isOwn: userId !== null && row.authorUserId === userId,
});

/** Comments on articles, photo posts and reviews. The subject's own module decides who may see it. */
export class CommentService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Newest threads first, each followed by its replies; at most four queries. */
  async list(
    { userId }: RequestSession,
    subject: repository.CommentSubject,
    { page = 1, take = defaultTake }: PageQuery,
  ): Promise<CommentPage> {
    const { db } = this.#app;
    const [rows, total] = await Promise.all([
      repository.findComments(db, subject, { page, take }),
      repository.countComments(db, subject),
    ]);
    const found = rows.map(({ comment }) => comment);
    const authorOf = await findAuthors(db, found);
    return { data: found.map((row) => commentOf(row, authorOf(row), userId)), meta: metaOf(page, take, total) };
  }

  /** Adds a comment. Replies may be made to comments but not to replies. @throws Refusal 422 on `text` or `parentId` */
  async add(userId: number, subject: repository.CommentSubject, { text, parentId }: NewComment): Promise<Comment> {
    const said = text.trim();
    if (said === '') throw invalid({ text: formMessages.required });
    const row = await this.#app.db.transaction(async (tx) => {
      if (parentId) await this.#requireParent(tx, subject, parentId);
      return repository.insertComment(tx, subject, { authorUserId: userId, text: said, parentId: parentId ?? null });
    });
    const authorOf = await findAuthors(this.#app.db, [row]);
    return commentOf(row, authorOf(row), userId);
  }

  async #requireParent(db: Executor, subject: repository.CommentSubject, parentId: number): Promise<void> {
    const parent = await repository.findParent(db, subject, parentId);
    if (!parent) throw invalid({ parentId: 'Этого комментария уже нет' }, 'comment.parent');
    if (parent.parentId !== null) throw invalid({ parentId: 'На ответ ответить нельзя' }, 'comment.parent');
  }
}
