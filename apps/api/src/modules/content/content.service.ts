import type { FeedQuery } from '@vetka/domain/article';
import { newContentTake, type Content, type ContentPage, type NewContent } from '@vetka/domain/content';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import { and, type SQL } from 'drizzle-orm';
import { imageMinimums } from '@vetka/domain/media';
import type { FastifyInstance } from 'fastify';
import { authorOf } from '../../platform/authors.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { mediaFileOf } from '../../platform/media-file.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import { windowOf, type PublicationWindow } from '../../platform/publications.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import * as repository from './content.repository.ts';

const contentNotFound = () => notFound('content.unknown', 'Такой публикации нет');

const contentOf = (
  { content, author, files, ownVote, isFavorite }: repository.ContentRow,
  { userId }: RequestSession,
): Content => ({
  id: content.id,
  kind: content.kind,
  text: content.text,
  mediaFiles: files.map((file) => mediaFileOf(file)),
  author: authorOf(author),
  audience: content.audience,
  createdAt: content.createdAt.toISOString(),
  commentsCount: content.commentsCount,
  votesUp: content.votesUp,
  votesDown: content.votesDown,
  ownVote,
  isFavorite,
  isOwn: userId !== null && content.authorUserId === userId,
});

export class ContentService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** The newest posts of everyone, or of one author, that the visitor may see. */
  list(session: RequestSession, query: FeedQuery, scope?: repository.ContentScope): Promise<ContentPage> {
    return this.#page(session, repository.shownTo(session, query, scope), windowOf(query));
  }

  /** The newest posts of the visitor and of those they follow; of everyone when they follow no one. */
  async feed(session: RequestSession, query: FeedQuery): Promise<ContentPage> {
    const { userId } = session;
    const followsAnybody = userId !== null && (await repository.followsAnybody(this.#app.db, userId));
    const scope = followsAnybody ? { followerId: userId } : undefined;
    return this.list(session, query, scope);
  }

  latest(session: RequestSession, query: PageQuery, scope?: repository.ContentScope): Promise<ContentPage> {
    return this.#page(session, repository.shownTo(session, {}, scope), windowOf(query, newContentTake));
  }

  /** @throws Refusal 404 */
  async read(session: RequestSession, id: number): Promise<Content> {
    const [row] = await repository.findContents(this.#app.db, session, this.#only(session, id), { page: 1, take: 1 });
    if (!row) throw contentNotFound();
    return contentOf(row, session);
  }

  /** A person's favourites, most recently added first. */
  favorites(session: RequestSession, userId: number, query: PageQuery): Promise<ContentPage> {
    const { where, order } = repository.favoritesOf(userId);
    return this.#page(session, and(repository.shownTo(session), where), windowOf(query), order);
  }

  /** @throws Refusal 404 when the profile is not shown */
  async ofAccount(session: RequestSession, nickname: string, query: PageQuery): Promise<ContentPage> {
    const userId = await this.#app.profile.find(session, { nickname });
    return this.#page(session, repository.shownTo(session, {}, { userId }), windowOf(query));
  }

  /**
   * Publishes a photo post from the person's own uploads. Idempotent: repeating a request with the same uploads and
   * text, after a lost answer, returns the existing post.
   * @throws Refusal 422 on `mediaFiles`
   */
  async create(session: RequestSession, userId: number, { text, mediaFiles }: NewContent): Promise<Content> {
    const id = await this.#app.db.transaction(async (tx) => {
      const mediaIds = await requireOwnMedia(tx, {
        userId,
        ids: mediaFiles,
        field: 'mediaFiles',
        minimum: imageMinimums.photo,
      });
      const post = { authorUserId: userId, text: text.trim() };
      return (await repository.findSame(tx, post, mediaIds)) ?? this.#publish(tx, post, mediaIds);
    });
    return this.read(session, id);
  }

  /** Hides a post that breaks the rules. */
  async hide(tx: Transaction, id: number): Promise<void> {
    await repository.deleteContent(tx, id);
  }

  async #publish(tx: Transaction, post: repository.PersonalPost, mediaIds: number[]): Promise<number> {
    const id = await repository.insertContent(tx, post, mediaIds);
    const { authorUserId } = post;
    await this.#app.notices.tellFollowers(tx, {
      kind: 'NEW_PHOTO',
      contentId: id,
      authorUserId,
      authorServiceId: null,
    });
    return id;
  }

  /** @throws Refusal 404 for one the visitor may not see */
  async requireShown(session: RequestSession, id: number): Promise<void> {
    const found = await repository.countContents(this.#app.db, this.#only(session, id));
    if (found === 0) throw contentNotFound();
  }

  #only(session: RequestSession, id: number): SQL | undefined {
    return and(repository.isContent(id), repository.shownTo(session));
  }

  /** Two queries per page of any size. */
  async #page(
    session: RequestSession,
    where: SQL | undefined,
    window: PublicationWindow,
    order?: readonly SQL[],
  ): Promise<ContentPage> {
    const [rows, total] = await Promise.all([
      repository.findContents(this.#app.db, session, where, window, order),
      repository.countContents(this.#app.db, where),
    ]);
    return { data: rows.map((row) => contentOf(row, session)), meta: metaOf(window.page, window.take, total) };
  }
}
