import type { ArticlesQuery } from '@vetka/domain/article';
import { and, desc, eq, getTableColumns, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { storedAuthor } from '../../platform/authors.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { articles, articleTags, articleVersions } from '../../platform/database/schema/article.ts';
import { media } from '../../platform/database/schema/media.ts';
import { byFavorite, favoriteOf, isFavorite, ownVote } from '../../platform/marks/marks.read.ts';
import { isPublishedBy, readableBy } from '../../platform/publications.ts';
import { isNotMutedBy } from '../../platform/restrictions.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';

/** Author of the articles; all authors when undefined. */
export type ArticleScope = { serviceId: number } | { userId: number } | undefined;

const hasTag = (tag: string): SQL =>
  sql`exists (select from ${articleTags} t where t.article_id = ${articles.id} and t.tag = ${tag})`;

const within = (scope: ArticleScope): SQL | undefined => {
  if (scope === undefined) return undefined;
  return 'serviceId' in scope ? eq(articles.authorServiceId, scope.serviceId) : eq(articles.authorUserId, scope.userId);
};

/** Articles of those whom a person follows; none for a guest. */
const isFollowedBy = (userId: number | null): SQL =>
  sql`(${articles.authorUserId} in (select s.user_id from user_subscriptions s where s.subscriber_id = ${userId})
    or ${articles.authorServiceId} in (select s.service_id from service_subscribers s where s.user_id = ${userId}))`;

/** Articles that a visitor may see in a list. */
export const shownTo = (session: RequestSession, query: ArticlesQuery = {}, scope?: ArticleScope): SQL | undefined =>
  and(
    eq(articles.status, 'PUBLISHED'),
    readableBy(session, articles, query),
    within(scope),
    query.following ? isFollowedBy(session.userId) : undefined,
    query.tag === undefined ? undefined : hasTag(query.tag),
  );

/** The same in a list of many authors: without those whom the visitor has muted. */
export const inFeed = (session: RequestSession, query?: ArticlesQuery, scope?: ArticleScope): SQL | undefined =>
  and(shownTo(session, query, scope), scope === undefined ? isNotMutedBy(session.userId, articles) : undefined);

/** All articles of a person, drafts included, for the author only. */
export const writtenBy = (userId: number): SQL | undefined =>
  and(eq(articles.authorUserId, userId), isNull(articles.deletedAt));

export const isNot = (id: number): SQL => ne(articles.id, id);

/** Drafts first, then newest first. */
const newest = [desc(articles.publishedAt), desc(articles.id)];

/** A person's favourites, most recently added first. */
export const favoritesOf = (userId: number) => ({
  where: favoriteOf('article', userId),
  order: [byFavorite('article', userId), desc(articles.id)],
});

/** Articles that share more tags come first. */
export const bySharedTags = (id: number): SQL[] => [
  sql`(select count(*) from ${articleTags} own join ${articleTags} other using (tag)
    where own.article_id = ${articles.id} and other.article_id = ${id}) desc`,
  ...newest,
];

/** The tags of each row of a query, as one column. */
export const tagsOf = sql<
  string[]
>`array(select t.tag::text from ${articleTags} t where t.article_id = ${articles.id} order by t.tag)`;

// Texts are long, and lists do not show them.
const { body: _body, search: _search, ...listed } = getTableColumns(articles);

/** A page of articles, without their texts. */
export const findArticles = (
  db: Executor,
  { userId }: RequestSession,
  where: SQL | undefined,
  { page, take }: { page: number; take: number },
  order: readonly SQL[] = newest,
) =>
  db
    .select({
      article: listed,
      cover: media,
      author: storedAuthor(articles),
      tags: tagsOf,
      ownVote: ownVote('article', userId),
      isFavorite: isFavorite('article', userId),
    })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.coverMediaId))
    .where(where)
    .orderBy(...order)
    .limit(take)
    .offset((page - 1) * take);
export type ArticleRow = Awaited<ReturnType<typeof findArticles>>[number];

export const countArticles = (db: Executor, where: SQL | undefined): Promise<number> => db.$count(articles, where);

/** By id or by slug. */
export const isNamed = (id: string): SQL =>
  /^\d{1,9}$/.test(id) ? eq(articles.id, Number(id)) : eq(articles.slug, id);

export async function findArticleId(db: Executor, where: SQL | undefined): Promise<number | undefined> {
  const [row] = await db.select({ id: articles.id }).from(articles).where(where);
  return row?.id;
}

/**
 * Takes an article off publication; its date of publication stays.
 * @returns its latest saved version and the one that was published; undefined when it was not published
 */
export async function unpublish(db: Executor, id: number) {
  const [row] = await db
    .update(articles)
    .set({ status: 'DRAFT' })
    .where(and(eq(articles.id, id), eq(articles.status, 'PUBLISHED')))
    .returning({ version: articles.version, publishedVersion: articles.publishedVersion });
  return row;
}

/** Publishes a draft that still has this version. */
export const republish = (db: Executor, id: number, version: number) =>
  db
    .update(articles)
    .set({ status: 'PUBLISHED' })
    .where(and(eq(articles.id, id), eq(articles.status, 'DRAFT'), eq(articles.version, version)));

/**
 * The published text of an article. `isOwn`: this person may write for its author. `modifiedAt`: when its text was last
 * saved, or when it was published if that was later.
 */
export async function findText(db: Executor, id: number, userId: number | null) {
  const modifiedAt = sql`greatest(${articleVersions.savedAt}, ${articles.publishedAt}, ${articles.createdAt})`;
  const [row] = await db
    .select({
      body: articles.body,
      isOwn: isPublishedBy(userId, articles),
      modifiedAt: modifiedAt.mapWith(articles.createdAt),
    })
    .from(articles)
    .leftJoin(
      articleVersions,
      and(eq(articleVersions.articleId, articles.id), eq(articleVersions.version, articles.publishedVersion)),
    )
    .where(eq(articles.id, id));
  return row;
}
