import type { FeedQuery } from '@vetka/domain/article';
import {
  newContentTake,
  type Content,
  type ContentPage,
  type DeletedPublications,
  type NewContent,
  type PictureTags,
} from '@vetka/domain/content';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import { and, type SQL } from 'drizzle-orm';
import { imageMinimums } from '@vetka/domain/media';
import type { FastifyInstance } from 'fastify';
import { authorOf } from '../../platform/authors.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import type { HiddenState } from '../../platform/hidden.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { mediaFileOf } from '../../platform/media-file.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import { requireShownService, windowOf, type PublicationWindow } from '../../platform/publications.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { readDeleted } from './content.deleted.ts';
import { findTags, insertPictures, picturesOf, type Picture } from './content.pictures.ts';
import * as repository from './content.repository.ts';
import * as writing from './content.writing.ts';

const contentNotFound = () => notFound('content.unknown', 'Такой публикации нет');

const contentOf = ({ content, author, files, isOwn, ownVote, isFavorite }: repository.ContentRow): Content => ({
  id: content.id,
  kind: content.kind,
  text: content.text,
  mediaFiles: files.map(({ caption, postedAlt, ...file }) => ({ ...mediaFileOf(file, postedAlt), caption })),
  author: authorOf(author),
  audience: content.audience,
  createdAt: content.createdAt.toISOString(),
  commentsCount: content.commentsCount,
  votesUp: content.votesUp,
  votesDown: content.votesDown,
  ownVote,
  isFavorite,
  isOwn,
});

/** An employee who acts for a service, by its slug. */
interface AtDesk {
  userId: number;
  service: string;
}

/** The uploader of the pictures, and the author of the post. */
type Publisher = { userId: number } & Pick<repository.NewPost, 'authorUserId' | 'authorServiceId'>;

const requirePictures = (tx: Transaction, userId: number, ids: readonly number[]): Promise<number[]> =>
  requireOwnMedia(tx, { userId, ids, field: 'mediaFiles', minimum: imageMinimums.photo });

/** Photo posts of people and of shops. */
export class ContentService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** The newest posts of everyone, or of one author, that the visitor may see. */
  list(session: RequestSession, query: FeedQuery, scope?: repository.ContentScope): Promise<ContentPage> {
    return this.#page(session, repository.inFeed(session, query, scope), windowOf(query));
  }

  /** The newest posts of the visitor and of those they follow; of everyone when they follow no one. */
  async feed(session: RequestSession, query: FeedQuery): Promise<ContentPage> {
    const { userId } = session;
    const followsAnybody = userId !== null && (await repository.followsAnybody(this.#app.db, userId));
    const scope = followsAnybody ? { followerId: userId } : undefined;
    return this.list(session, query, scope);
  }

  latest(session: RequestSession, query: PageQuery, scope?: repository.ContentScope): Promise<ContentPage> {
    return this.#page(session, repository.inFeed(session, {}, scope), windowOf(query, newContentTake));
  }

  /** @throws Refusal 404 */
  read(session: RequestSession, id: number): Promise<Content> {
    return this.#one(session, this.#only(session, id));
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

  /** The products in the pictures of a post. @throws Refusal 404 */
  async tags(session: RequestSession, id: number): Promise<PictureTags> {
    await this.requireShown(session, id);
    return { data: await findTags(this.#app.db, id) };
  }

  /**
   * Publishes a photo post from the person's own uploads. Idempotent: repeating a request with the same uploads and
   * text, after a lost answer, returns the existing post.
   * @throws Refusal 422 on `mediaFiles`
   */
  create(session: RequestSession, userId: number, body: NewContent): Promise<Content> {
    return this.#publish(session, { userId, authorUserId: userId, authorServiceId: null }, body);
  }

  /** The same in the name of a shop. @throws Refusal 403, 404 for others, 409 while it is hidden, 422 on `mediaFiles` */
  async createForService(session: RequestSession, { userId, service }: AtDesk, body: NewContent): Promise<Content> {
    const desk = await this.#app.desk.enter(userId, service, 'PUBLISH');
    return this.#publish(session, { userId, authorUserId: null, authorServiceId: desk.service.id }, body);
  }

  /** Changes text and pictures. @throws Refusal 404 for posts of others, 422 on `mediaFiles` */
  async update(session: RequestSession, userId: number, id: number, body: NewContent): Promise<Content> {
    await this.#app.db.transaction(async (tx) => {
      const known = await writing.lockOwn(tx, userId, id);
      if (!known) throw contentNotFound();
      const ids = [...new Set(body.mediaFiles)];
      const pictures = picturesOf(ids, body);
      // Those already published may have been uploaded by a colleague.
      await requirePictures(
        tx,
        userId,
        ids.filter((each) => !known.includes(each)),
      );
      await writing.updateText(tx, id, body.text.trim());
      await writing.deletePictures(tx, id);
      await insertPictures(tx, id, pictures);
      await this.#app.moderation.inspect(tx, { kind: 'PHOTO', id, text: body.text, userId });
    });
    return this.#readOwn(session, id);
  }

  /** Hides a post; it can be restored within a day. @throws Refusal 404 for posts of others */
  async remove(userId: number, id: number): Promise<{ id: number }> {
    const isDone = await this.#app.db.transaction((tx) => writing.markDeleted(tx, userId, id));
    if (!isDone) throw contentNotFound();
    return { id };
  }

  /** @throws Refusal 404 for posts of others, those hidden by the administration, and a day after the deletion */
  async restore(session: RequestSession, userId: number, id: number): Promise<Content> {
    const isDone = await this.#app.db.transaction(async (tx) => {
      if (await this.#app.moderation.isHidden(tx, 'PHOTO', id)) return false;
      return writing.markRestored(tx, userId, id);
    });
    if (!isDone) throw contentNotFound();
    return this.#readOwn(session, id);
  }

  /** Photos and articles that the person can still restore, the latest deleted first. */
  deleted(userId: number): Promise<DeletedPublications> {
    return readDeleted(this.#app.db, userId);
  }

  async #publish(session: RequestSession, { userId, ...author }: Publisher, body: NewContent): Promise<Content> {
    const post = { ...author, text: body.text.trim() };
    const id = await this.#app.db.transaction(async (tx) => {
      await requireShownService(tx, author.authorServiceId);
      const mediaIds = await requirePictures(tx, userId, body.mediaFiles);
      const known = await repository.findSame(tx, post, mediaIds);
      if (known !== undefined) return known;
      const made = await this.#insert(tx, post, picturesOf(mediaIds, body));
      await this.#app.moderation.inspect(tx, { kind: 'PHOTO', id: made, text: post.text, userId });
      return made;
    });
    return this.#readOwn(session, id);
  }

  /** Hides a post that breaks the rules. @returns null when it is not shown */
  async hide(tx: Transaction, id: number): Promise<HiddenState | null> {
    return (await repository.hideContent(tx, id)) ? {} : null;
  }

  async unhide(tx: Transaction, id: number): Promise<void> {
    await repository.bringBack(tx, id);
  }

  async #insert(tx: Transaction, post: repository.NewPost, pictures: Picture[]): Promise<number> {
    const id = await repository.insertContent(tx, post, pictures);
    const { authorUserId, authorServiceId } = post;
    await this.#app.notices.notifyFollowers(tx, { kind: 'NEW_PHOTO', contentId: id, authorUserId, authorServiceId });
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

  /** A post that the person has written, although readers may not see it while its shop is hidden. */
  #readOwn(session: RequestSession, id: number): Promise<Content> {
    return this.#one(session, and(repository.isContent(id), repository.isOwn(session)));
  }

  async #one(session: RequestSession, where: SQL | undefined): Promise<Content> {
    const [row] = await repository.findContents(this.#app.db, session, where, { page: 1, take: 1 });
    if (!row) throw contentNotFound();
    return contentOf(row);
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
    return { data: rows.map((row) => contentOf(row)), meta: metaOf(window.page, window.take, total) };
  }
}
