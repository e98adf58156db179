import type { FeedQuery } from '@vetka/domain/article';
import { and, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { audienceAllows } from '../../platform/audience.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { articleFavorites, articles, articleTags, articleVotes } from '../../platform/database/schema/article.ts';
import { media } from '../../platform/database/schema/media.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';

const ownVote = (userId: number | null) =>
  sql<
    'UP' | 'DOWN' | null
  >`(select v.direction from ${articleVotes} v where v.article_id = ${articles.id} and v.user_id = ${userId ?? 0})`;
const isFavorite = (userId: number | null) =>
  sql<boolean>`exists (select from ${articleFavorites} f where f.article_id = ${articles.id} and f.user_id = ${userId ?? 0})`;

const authorIs = (type: NonNullable<FeedQuery['authorType']>): SQL =>
  type === 'USER' || type === 'ADMINISTRATION'
    ? sql`exists (select from users u where u.id = ${articles.authorUserId} and u.is_administration = ${type === 'ADMINISTRATION'})`
    : sql`exists (select from services s where s.id = ${articles.authorServiceId} and s.type = ${type})`;

const hasTag = (tag: string): SQL =>
  sql`exists (select from ${articleTags} t where t.article_id = ${articles.id} and t.tag = ${tag})`;

/** What a visitor may read in a list. */
export const shownTo = (session: RequestSession, { authorType, audience, tag }: FeedQuery = {}): SQL | undefined =>
  and(
    eq(articles.status, 'PUBLISHED'),
    isNull(articles.deletedAt),
    audienceAllows(articles.audience, session),
    authorType === undefined ? undefined : authorIs(authorType),
    audience === undefined ? undefined : eq(articles.audience, audience),
    tag === undefined ? undefined : hasTag(tag),
  );

/** Newest first, or one. */
export const findArticles = (
  db: Executor,
  { userId }: RequestSession,
  where: SQL | undefined,
  { page, take }: { page: number; take: number },
) =>
  db
    .select({ article: articles, cover: media, ownVote: ownVote(userId), isFavorite: isFavorite(userId) })
    .from(articles)
    .leftJoin(media, eq(media.id, articles.coverMediaId))
    .where(where)
    .orderBy(desc(articles.publishedAt), desc(articles.id))
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
        .where(inArray(articleTags.articleId, [...ids]));

/** By number or by slug. */
export const isNamed = (id: string): SQL =>
  /^\d{1,9}$/.test(id) ? eq(articles.id, Number(id)) : eq(articles.slug, id);
