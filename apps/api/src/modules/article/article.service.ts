import type { Article, ArticleCard, ArticlePage, ArticlesQuery, WriteArticle } from '@vetka/domain/article';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import { and, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { authorOf } from '../../platform/authors.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import * as subjects from '../../platform/changes/subjects.ts';
import type { HiddenState } from '../../platform/hidden.ts';
import { FinishedJson } from '../../platform/http/finished.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { mediaFileOf } from '../../platform/media-file.ts';
import { windowOf, type PublicationWindow } from '../../platform/publications.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import * as repository from './article.repository.ts';
import { ArticleEditor } from './article.editor.ts';
import { findNamed } from './article.named.ts';

const newestTake = 4;
const relatedTake = 4;

const articleNotFound = () => notFound('article.unknown', 'Такой статьи нет');

const cardOf = ({ article, cover, author, tags, ownVote, isFavorite }: repository.ArticleRow): ArticleCard => ({
  id: article.id,
  slug: article.slug,
  title: article.title,
  lead: article.lead,
  cover: cover && mediaFileOf(cover, article.title),
  tags,
  minutes: article.readingMinutes,
  author: authorOf(author),
  createdAt: (article.publishedAt ?? article.createdAt).toISOString(),
  commentsCount: article.commentsCount,
  votesUp: article.votesUp,
  votesDown: article.votesDown,
  ownVote,
  isFavorite,
  status: article.status,
});

/** The subjects of the cards in a text. */
const subjectsOf = ({ products, services }: Article): string[] => [
  ...products.map(({ id }) => subjects.product(id)),
  ...services.map(({ id }) => subjects.service(id)),
];

/** An article to change and the person making the request. */
interface OwnArticle {
  userId: number;
  nickname: string;
  id: number;
}

/** Articles by people and services. */
export class ArticleService {
  readonly #app: FastifyInstance;
  /** Articles as their authors write them. */
  readonly editor: ArticleEditor;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.editor = new ArticleEditor(app);
  }

  list(session: RequestSession, query: ArticlesQuery, scope?: repository.ArticleScope): Promise<ArticlePage> {
    return this.#page(session, repository.inFeed(session, query, scope), windowOf(query));
  }

  latest(session: RequestSession, query: PageQuery, scope?: repository.ArticleScope): Promise<ArticlePage> {
    return this.#page(session, repository.inFeed(session, {}, scope), windowOf(query, newestTake));
  }

  /** By id or slug. @throws Refusal 404 */
  read(session: RequestSession, id: string): Promise<FinishedJson<Article>> {
    return this.#one(session, and(repository.isNamed(id), repository.shownTo(session)));
  }

  /** Articles that share the most tags, newest first among equals. @throws Refusal 404 */
  async related(session: RequestSession, id: string, query: PageQuery): Promise<ArticlePage> {
    const shown = repository.shownTo(session);
    const own = await repository.findArticleId(this.#app.db, and(repository.isNamed(id), shown));
    if (own === undefined) throw articleNotFound();
    const where = and(repository.inFeed(session), repository.isNot(own));
    return this.#page(session, where, windowOf(query, relatedTake), repository.bySharedTags(own));
  }

  /** A person's favourites, most recently added first. */
  favorites(session: RequestSession, userId: number, query: PageQuery): Promise<ArticlePage> {
    const { where, order } = repository.favoritesOf(userId);
    return this.#page(session, and(repository.shownTo(session), where), windowOf(query), order);
  }

  /** Articles of one person; drafts only for the author. @throws Refusal 404 when the profile is not shown */
  async ofAccount(session: RequestSession, nickname: string, query: PageQuery): Promise<ArticlePage> {
    return this.#page(session, await this.#ofPerson(session, nickname), windowOf(query));
  }

  /** An article of one person; a draft only for the author. @throws Refusal 404 */
  async readOfAccount(session: RequestSession, nickname: string, id: number): Promise<FinishedJson<Article>> {
    return this.#one(session, and(await this.#ofPerson(session, nickname), repository.isNamed(String(id))));
  }

  /** Replaces the person's own article. @throws Refusal 404 for someone else's, 422 on a field */
  async updateOwn(session: RequestSession, own: OwnArticle, article: WriteArticle): Promise<FinishedJson<Article>> {
    const before = await this.#requireOwn(session, own);
    const { status, audience = before, ...text } = article;
    await this.editor.write(own, { ...text, audience }, status === 'PUBLISHED');
    return this.readOfAccount(session, own.nickname, own.id);
  }

  /** Deletes the person's own article. @throws Refusal 404 for someone else's */
  async removeOwn(session: RequestSession, own: OwnArticle): Promise<{ id: number }> {
    await this.#requireOwn(session, own);
    return this.editor.remove(own);
  }

  /** Takes an article that breaks the rules off publication: it becomes a draft of its author again. */
  async hide(tx: Transaction, id: number): Promise<HiddenState | null> {
    const shown = await repository.unpublish(tx, id);
    return shown ? { version: String(shown.version), publishedVersion: String(shown.publishedVersion ?? 0) } : null;
  }

  /** Publishes it again, unless its author has changed the draft since: they publish that themselves. */
  async unhide(tx: Transaction, id: number, { version }: HiddenState): Promise<void> {
    await repository.republish(tx, id, Number(version));
  }

  /** The audience of the person's own article. @throws Refusal 404 for someone else's */
  async #requireOwn(session: RequestSession, { userId, nickname, id }: OwnArticle) {
    if ((await this.#app.profile.find(session, { nickname })) !== userId) throw articleNotFound();
    const where = and(repository.writtenBy(userId), repository.isNamed(String(id)));
    const [row] = await repository.findArticles(this.#app.db, session, where, { page: 1, take: 1 });
    if (!row) throw articleNotFound();
    return row.article.audience;
  }

  /** @throws Refusal 404 for one the visitor may not see */
  async requireShown(session: RequestSession, id: number): Promise<void> {
    const where = and(repository.isNamed(String(id)), repository.shownTo(session));
    if ((await repository.findArticleId(this.#app.db, where)) === undefined) throw articleNotFound();
  }

  async #ofPerson(session: RequestSession, nickname: string): Promise<SQL | undefined> {
    const userId = await this.#app.profile.find(session, { nickname });
    return userId === session.userId ? repository.writtenBy(userId) : repository.shownTo(session, {}, { userId });
  }

  async #one(session: RequestSession, where: SQL | undefined): Promise<FinishedJson<Article>> {
    const [row] = await repository.findArticles(this.#app.db, session, where, { page: 1, take: 1 });
    if (!row) throw articleNotFound();
    const { id, audience, authorServiceId } = row.article;
    const text = await repository.findText(this.#app.db, id, session.userId);
    if (!text) throw articleNotFound();
    const { body, modifiedAt, isOwn } = text;
    const named = await findNamed(this.#app.db, body);
    const article: Article = { ...cardOf(row), modifiedAt: modifiedAt.toISOString(), body, ...named, audience, isOwn };
    // The serializer of the schema would look for the kind of each block.
    const author = authorServiceId === null ? [] : [subjects.service(authorServiceId)];
    return new FinishedJson(JSON.stringify(article), () => [...author, ...subjectsOf(article)]);
  }

  /** Two queries per page of any size. */
  async #page(
    session: RequestSession,
    where: SQL | undefined,
    { page, take }: PublicationWindow,
    order?: readonly SQL[],
  ): Promise<ArticlePage> {
    const [rows, total] = await Promise.all([
      repository.findArticles(this.#app.db, session, where, { page, take }, order),
      repository.countArticles(this.#app.db, where),
    ]);
    return { data: rows.map(cardOf), meta: metaOf(page, take, total) };
  }
}
