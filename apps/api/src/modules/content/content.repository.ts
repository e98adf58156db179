import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { audienceAllows } from '../../platform/audience.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { contentFavorites, contentMedia, contents, contentVotes } from '../../platform/database/schema/content.ts';
import { media } from '../../platform/database/schema/media.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';

const ownVote = (userId: number | null) =>
  sql<
    'UP' | 'DOWN' | null
  >`(select v.direction from ${contentVotes} v where v.content_id = ${contents.id} and v.user_id = ${userId ?? 0})`;
const isFavorite = (userId: number | null) =>
  sql<boolean>`exists (select from ${contentFavorites} f where f.content_id = ${contents.id} and f.user_id = ${userId ?? 0})`;

export const shownTo = (session: RequestSession, ...more: (SQL | undefined)[]): SQL | undefined =>
  and(isNull(contents.deletedAt), audienceAllows(contents.audience, session), ...more);

/** Newest first. */
export const findContents = (
  db: Executor,
  { userId }: RequestSession,
  where: SQL | undefined,
  { page, take }: { page: number; take: number },
) =>
  db
    .select({ content: contents, ownVote: ownVote(userId), isFavorite: isFavorite(userId) })
    .from(contents)
    .where(where)
    .orderBy(desc(contents.createdAt), desc(contents.id))
    .limit(take)
    .offset((page - 1) * take);
export type ContentRow = Awaited<ReturnType<typeof findContents>>[number];

export async function countContents(db: Executor, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(contents)
    .where(where);
  return row?.count ?? 0;
}

export const findContentMedia = (db: Executor, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ contentId: contentMedia.contentId, file: media })
        .from(contentMedia)
        .innerJoin(media, eq(media.id, contentMedia.mediaId))
        .where(inArray(contentMedia.contentId, [...ids]))
        .orderBy(asc(contentMedia.position), asc(contentMedia.mediaId));
