import type { Article, ArticleCard, ArticlePage, FeedQuery } from '@vetka/domain/article';
import type { Author } from '@vetka/domain/comment';
import { metaOf } from '@vetka/domain/paging';
import { and } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findAuthors } from '../../platform/authors.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { mediaFileOf } from '../../platform/media-file.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import * as repository from './article.repository.ts';

const defaultTake = 12;

const cardOf = (
  { article, cover, ownVote, isFavorite }: repository.ArticleRow,
  author: Author,
  tags: string[],
): ArticleCard => ({
  id: article.id,
  slug: article.slug,
  title: article.title,
  lead: article.lead,
  cover: cover && mediaFileOf(cover, article.title),
  tags,
  minutes: article.readingMinutes,
  author,
  createdAt: (article.publishedAt ?? article.createdAt).toISOString(),
  commentsCount: article.commentsCount,
  votesUp: article.votesUp,
  votesDown: article.votesDown,
  ownVote,
  isFavorite,
});

/** Long reads by people and services. */
export class ArticleService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async list(session: RequestSession, query: FeedQuery): Promise<ArticlePage> {
    const { page = 1, take = defaultTake } = query;
    const where = repository.shownTo(session, query);
    const [rows, total] = await Promise.all([
      repository.findArticles(this.#app.db, session, where, { page, take }),
      repository.countArticles(this.#app.db, where),
    ]);
    return { data: await this.#cards(rows), meta: metaOf(page, take, total) };
  }

  /** By number or slug. @throws Refusal 404 */
  async read(session: RequestSession, id: string): Promise<Article> {
    const where = and(repository.isNamed(id), repository.shownTo(session));
    const rows = await repository.findArticles(this.#app.db, session, where, { page: 1, take: 1 });
    const [card] = await this.#cards(rows);
    const [row] = rows;
    if (!row || !card) throw notFound('article.unknown', 'Такой статьи нет');
    const { body, status, audience, authorUserId } = row.article;
    return { ...card, body, status, audience, isOwn: session.userId !== null && authorUserId === session.userId };
  }

  async #cards(rows: readonly repository.ArticleRow[]): Promise<ArticleCard[]> {
    const ids = rows.map(({ article }) => article.id);
    const [authorOf, tags] = await Promise.all([
      findAuthors(
        this.#app.db,
        rows.map(({ article }) => article),
      ),
      repository.findTags(this.#app.db, ids),
    ]);
    const tagsOf = (id: number) => tags.filter(({ articleId }) => articleId === id).map(({ tag }) => tag);
    return rows.map((row) => cardOf(row, authorOf(row.article), tagsOf(row.article.id)));
  }
}
