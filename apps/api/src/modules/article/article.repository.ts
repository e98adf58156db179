import type { FeedQuery } from '@vetka/domain/article';
import { and, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { audienceAllows } from '../../platform/audience.ts';
import { authorIs } from '../../platform/authors.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { articleFavorites, articles, articleTags, articleVotes } from '../../platform/database/schema/article.ts';
import { media } from '../../platform/database/schema/media.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';

/** Author of the articles; all authors when undefined. */
export type ArticleScope = { serviceId: number } | { userId: number } | undefined;

const ownVote = (userId: number | null) =>
  sql<
    'UP' | 'DOWN' | null
  >`(select v.direction from ${articleVotes} v where v.article_id = ${articles.id} and v.user_id = ${userId ?? 0})`;
const isFavorite = (userId: number | null) =>
  sql<boolean>`exists (select from ${articleFavorites} f where f.article_id = ${articles.id} and f.user_id = ${userId ?? 0})`;

const hasTag = (tag: string): SQL =>
  sql`exists (select from ${articleTags} t where t.article_id = ${articles.id} and t.tag = ${tag})`;

const within = (scope: ArticleScope): SQL | undefined => {
  if (scope === undefined) return undefined;
  return 'serviceId' in scope ? eq(articles.authorServiceId, scope.serviceId) : eq(articles.authorUserId, scope.userId);
};

/** Authors always see their own articles. */
const mayRead = (session: RequestSession): SQL | undefined =>
  or(
    audienceAllows(articles.audience, session),
    session.userId === null ? undefined : eq(articles.authorUserId, session.userId),
  );

/** Articles that a visitor may see in a list. */
export const shownTo = (
  session: RequestSession,
  { authorType, audience, tag }: FeedQuery = {},
  scope?: ArticleScope,
): SQL | undefined =>
  and(
    eq(articles.status, 'PUBLISHED'),
    isNull(articles.deletedAt),
    mayRead(session),
    within(scope),
    authorType === undefined ? undefined : authorIs(articles, authorType),
    audience === undefined ? undefined : eq(articles.audience, audience),
    tag === undefined ? undefined : hasTag(tag),
  );

/** All articles of a person, drafts included, for the author only. */
export const writtenBy = (userId: number): SQL | undefined =>
  and(eq(articles.authorUserId, userId), isNull(articles.deletedAt));

export const favoriteOf = (userId: number): SQL =>
  sql`exists (select from ${articleFavorites} f where f.article_id = ${articles.id} and f.user_id = ${userId})`;

export const isNot = (id: number): SQL => ne(articles.id, id);

/** Drafts first, then newest first. */
const newest = [desc(articles.publishedAt), desc(articles.id)];

/** Most recently added first. */
export const byFavorite = (userId: number): SQL[] => [
  sql`(select f.created_at from ${articleFavorites} f where f.article_id = ${articles.id} and f.user_id = ${userId}) desc`,
  desc(articles.id),
];

/** Articles that share more tags come first. */
export const bySharedTags = (id: number): SQL[] => [
  sql`(select count(*) from ${articleTags} own join ${articleTags} other using (tag)
    where own.article_id = ${articles.id} and other.article_id = ${id}) desc`,
  ...newest,
];

/** A page of articles, or a single one. */
export const findArticles = (
  db: Executor,
  { userId }: RequestSession,
  where: SQL | undefined,
  { page, take }: { page: number; take: number },
  order: readonly SQL[] = newest,
) =>
  db
    .select({ article: articles, cover: media, ownVote: ownVote(userId), isFavorite: isFavorite(userId) })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.coverMediaId))
    .where(where)
    .orderBy(...order)
    .limit(take)
    .offset((page - 1) * take);
export type ArticleRow = Awaited<ReturnType<typeof findArticles>>[number];

export async function countArticles(db: Executor, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(articles)
    .where(where);
  return row?.count ?? 0;
}

export const findTags = (db: Executor, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select()
        .from(articleTags)
        .where(inArray(articleTags.articleId, [...ids]))
        .orderBy(articleTags.tag);

/** By id or by slug. */
export const isNamed = (id: string): SQL =>
  /^\d{1,9}$/.test(id) ? eq(articles.id, Number(id)) : eq(articles.slug, id);

export async function findArticleId(db: Executor, where: SQL | undefined): Promise<number | undefined> {
  const [row] = await db.select({ id: articles.id }).from(articles).where(where);
  return row?.id;
}

/** Deletes a person's article. False when there is none. */
export async function removeArticle(db: Executor, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db
    .update(articles)
    .set({ deletedAt: new Date() })
    .where(and(writtenBy(userId), eq(articles.id, id)));
  return rowCount === 1;
}
