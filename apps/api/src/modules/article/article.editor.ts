import { randomBytes } from 'node:crypto';
import {
  articleRestoreHours,
  type ArticleDraft,
  type ArticleVersion,
  type NewArticle,
  type OwnArticlePage,
  type OwnArticlesQuery,
  type SaveArticle,
  type SavedArticle,
} from '@vetka/domain/article';
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { articles } from '../../platform/database/schema/article.ts';
import { services } from '../../platform/database/schema/service.ts';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import { windowOf } from '../../platform/publications.ts';
import { listOwn, readDraft, textOf, type Asked, type Owner } from './article.drafts.ts';
import { publishArticle } from './article.publishing.ts';
import { cleaned, keepPictures, showText, type ArticleText } from './article.text.ts';
import { findVersion, keepVersion, listVersions, type ArticleRow } from './article.versions.ts';

const defaultTake = 24;
const isThere = isNull(articles.deletedAt);
const isDeletedLately = gt(articles.deletedAt, sql`now() - make_interval(hours => ${articleRestoreHours})`);

const articleNotFound = () => notFound('article.unknown', 'Такой статьи нет');

/**
 * Articles as their authors write them: a person's own, and those of services for which they may publish. Every method
 * throws a Refusal 404 for strangers, and 403 for people of the service without the right.
 */
export class ArticleEditor {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  async create(userId: number, { service }: NewArticle): Promise<ArticleDraft> {
    const owner = await this.#ownerOf(userId, service);
    const author = 'userId' in owner ? { authorUserId: owner.userId } : { authorServiceId: owner.serviceId };
    const slug = `chernovik-${randomBytes(8).toString('hex')}`;
    const [row] = await this.#app.db
      .insert(articles)
      .values({ ...author, slug })
      .returning({ id: articles.id });
    return readDraft(this.#app.db, { userId, id: (row as { id: number }).id });
  }

  async list(userId: number, { service, status, ...query }: OwnArticlesQuery): Promise<OwnArticlePage> {
    const owner = await this.#ownerOf(userId, service);
    return listOwn(this.#app.db, owner, { userId, status, ...windowOf(query, defaultTake) });
  }

  async read(asked: Asked): Promise<ArticleDraft> {
    await this.#find(this.#app.db, asked);
    return readDraft(this.#app.db, asked);
  }

  /** @throws Refusal 409 with the latest text when it was saved elsewhere, 422 on a field */
  save(asked: Asked, { version, ...text }: SaveArticle): Promise<SavedArticle> {
    return this.#changeVersion(asked, version, (tx, article) =>
      this.#keep(tx, { article, userId: asked.userId }, text),
    );
  }

  /** Readers see this version from now on. @throws Refusal 409 when it was saved elsewhere, 422 on a field */
  async publish(asked: Asked, version: number): Promise<ArticleDraft> {
    await this.#changeVersion(asked, version, async (tx, article) =>
      publishArticle(this.#app, tx, article, await textOf(tx, asked)),
    );
    return readDraft(this.#app.db, asked);
  }

  /** Only the authors see it from now on, with the text they saved last. */
  async unpublish(asked: Asked): Promise<ArticleDraft> {
    await this.#app.db.transaction(async (tx) => {
      const article = await this.#lock(tx, asked);
      await showText(tx, article.id, await textOf(tx, asked), { status: 'DRAFT' });
    });
    return readDraft(this.#app.db, asked);
  }

  /** Replaces the whole article in one step, published or not. @throws Refusal 422 on a field */
  async write(asked: Asked, text: ArticleText, isPublished: boolean): Promise<void> {
    await this.#app.db.transaction(async (tx) => {
      const before = await this.#lock(tx, asked);
      await this.#keep(tx, { article: before, userId: asked.userId }, text);
      const article = await this.#lock(tx, asked);
      if (isPublished) await publishArticle(this.#app, tx, article, await textOf(tx, asked));
      else await showText(tx, article.id, await textOf(tx, asked), { status: 'DRAFT' });
    });
  }

  async versions(asked: Asked): Promise<ArticleVersion[]> {
    await this.#find(this.#app.db, asked);
    return listVersions(this.#app.db, asked.id);
  }

  /** Makes an earlier text the latest one. @throws Refusal 404 */
  async restoreVersion(asked: Asked, versionId: number): Promise<ArticleDraft> {
    await this.#app.db.transaction(async (tx) => {
      const article = await this.#lock(tx, asked);
      const text = await findVersion(tx, article.id, versionId);
      if (!text) throw notFound('article.unknown-version', 'Такой версии нет');
      await this.#keep(tx, { article, userId: asked.userId }, text);
    });
    return readDraft(this.#app.db, asked);
  }

  async remove(asked: Asked): Promise<{ id: number }> {
    await this.#find(this.#app.db, asked);
    await this.#app.db.update(articles).set({ deletedAt: new Date() }).where(eq(articles.id, asked.id));
    return { id: asked.id };
  }

  /** Brings a deleted article back, as it was. @throws Refusal 404 a day after it was deleted */
  async bringBack(asked: Asked): Promise<ArticleDraft> {
    await this.#find(this.#app.db, asked, isDeletedLately);
    await this.#app.db.update(articles).set({ deletedAt: null }).where(eq(articles.id, asked.id));
    return readDraft(this.#app.db, asked);
  }

  /** Keeps a text as the latest version. Of a draft it is what would be published. */
  async #keep(
    tx: Transaction,
    saved: { article: ArticleRow; userId: number },
    text: ArticleText,
  ): Promise<SavedArticle> {
    const clean = cleaned(text);
    await keepPictures(tx, saved, clean);
    const { version, savedAt } = await keepVersion(tx, saved, clean);
    const { id, status } = saved.article;
    if (status === 'DRAFT') await showText(tx, id, clean, { version });
    // Readers see no change yet.
    else
      await tx
        .update(articles)
        .set({ version, updatedAt: sql`${articles.updatedAt}` })
        .where(eq(articles.id, id));
    return { version, savedAt: savedAt.toISOString() };
  }

  /** @throws Refusal 409 with the latest text when it has another version */
  async #changeVersion<T>(
    asked: Asked,
    version: number,
    change: (tx: Transaction, article: ArticleRow) => Promise<T>,
  ): Promise<T> {
    const changed = await this.#app.db.transaction(async (tx) => {
      const article = await this.#lock(tx, asked);
      return article.version === version ? { value: await change(tx, article) } : undefined;
    });
    if (changed) return changed.value;
    const draft = await readDraft(this.#app.db, asked);
    throw conflict('article.changed', 'Статью изменили в другом месте', { draft });
  }

  async #ownerOf(userId: number, service: string | undefined): Promise<Owner> {
    if (service === undefined) return { userId };
    const desk = await this.#app.desk.enter(userId, service, 'PUBLISH');
    return { serviceId: desk.service.id };
  }

  async #lock(tx: Transaction, asked: Asked): Promise<ArticleRow> {
    const article = await this.#find(tx, asked);
    const [locked] = await tx.select().from(articles).where(eq(articles.id, article.id)).for('update');
    if (!locked || locked.deletedAt !== null) throw articleNotFound();
    return locked;
  }

  /** @throws Refusal 404, 403 */
  async #find(db: Executor, { userId, id }: Asked, condition: SQL = isThere): Promise<ArticleRow> {
    const [row] = await db
      .select({ article: articles, service: services.slug })
      .from(articles)
      .leftJoin(services, eq(services.id, articles.authorServiceId))
      .where(and(eq(articles.id, id), condition));
    if (!row) throw articleNotFound();
    if (row.article.authorUserId === userId) return row.article;
    if (row.service === null) throw articleNotFound();
    await this.#requirePublisher(userId, row.service);
    return row.article;
  }

  /** To strangers an article of a service is as unknown as any other. */
  async #requirePublisher(userId: number, service: string): Promise<void> {
    try {
      await this.#app.desk.enter(userId, service, 'PUBLISH');
    } catch (error) {
      const isStranger = error instanceof Object && 'statusCode' in error && error.statusCode === 404;
      throw isStranger ? articleNotFound() : error;
    }
  }
}
