import type { Author } from '@vetka/domain/comment';
import { newContentTake, type Content, type ContentPage } from '@vetka/domain/content';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import type { FastifyInstance } from 'fastify';
import { findAuthors } from '../../platform/authors.ts';
import { mediaFileOf, type ShownMedia } from '../../platform/media-file.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import * as repository from './content.repository.ts';

const contentOf = (
  { content, ownVote, isFavorite }: repository.ContentRow,
  author: Author,
  files: readonly ShownMedia[],
  userId: number | null,
): Content => ({
  id: content.id,
  text: content.text,
  mediaFiles: files.map((file) => mediaFileOf(file)),
  author,
  audience: content.audience,
  createdAt: content.createdAt.toISOString(),
  commentsCount: content.commentsCount,
  votesUp: content.votesUp,
  votesDown: content.votesDown,
  ownVote,
  isFavorite,
  isOwn: userId !== null && content.authorUserId === userId,
});

/** Photo posts. */
export class ContentService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** Newest posts of everybody. */
  latest(session: RequestSession, { page = 1, take = newContentTake }: PageQuery): Promise<ContentPage> {
    return this.#page(session, repository.shownTo(session), { page, take });
  }

  async #page(
    session: RequestSession,
    where: ReturnType<typeof repository.shownTo>,
    window: { page: number; take: number },
  ): Promise<ContentPage> {
    const { db } = this.#app;
    const [rows, total] = await Promise.all([
      repository.findContents(db, session, where, window),
      repository.countContents(db, where),
    ]);
    const ids = rows.map(({ content }) => content.id);
    const [authorOf, files] = await Promise.all([
      findAuthors(
        db,
        rows.map(({ content }) => content),
      ),
      repository.findContentMedia(db, ids),
    ]);
    const filesOf = (id: number) => files.filter(({ contentId }) => contentId === id).map(({ file }) => file);
    const data = rows.map((row) => contentOf(row, authorOf(row.content), filesOf(row.content.id), session.userId));
    return { data, meta: metaOf(window.page, window.take, total) };
  }
}
