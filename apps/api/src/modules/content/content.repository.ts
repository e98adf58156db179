import type { FeedQuery } from '@vetka/domain/article';
import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { audienceAllows } from '../../platform/audience.ts';
import { authorIs } from '../../platform/authors.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { contentFavorites, contentMedia, contents, contentVotes } from '../../platform/database/schema/content.ts';
import { media } from '../../platform/database/schema/media.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';

/** Whose posts: everybody's where nobody is named. */
export type ContentScope = { serviceId: number } | { userId: number } | undefined;

const ownVote = (userId: number | null) =>
  sql<
    'UP' | 'DOWN' | null
  >`(select v.direction from ${contentVotes} v where v.content_id = ${contents.id} and v.user_id = ${userId ?? 0})`;
const isFavorite = (userId: number | null) =>
  sql<boolean>`exists (select from ${contentFavorites} f where f.content_id = ${contents.id} and f.user_id = ${userId ?? 0})`;

const within = (scope: ContentScope): SQL | undefined => {
  if (scope === undefined) return undefined;
  return 'serviceId' in scope ? eq(contents.authorServiceId, scope.serviceId) : eq(contents.authorUserId, scope.userId);
};

/** A person sees what they posted, whoever it is for. */
const maySee = (session: RequestSession): SQL | undefined =>
  or(
    audienceAllows(contents.audience, session),
    session.userId === null ? undefined : eq(contents.authorUserId, session.userId),
  );

/** What a visitor may see. Posts have no tags, so that a tag finds none. */
export const shownTo = (
  session: RequestSession,
  { authorType, audience, tag }: FeedQuery = {},
  scope?: ContentScope,
): SQL | undefined =>
  and(
    isNull(contents.deletedAt),
    maySee(session),
    within(scope),
    authorType === undefined ? undefined : authorIs(contents, authorType),
    audience === undefined ? undefined : eq(contents.audience, audience),
    tag === undefined ? undefined : sql`false`,
  );

export const isContent = (id: number): SQL => eq(contents.id, id);

export const favoriteOf = (userId: number): SQL =>
  sql`exists (select from ${contentFavorites} f where f.content_id = ${contents.id} and f.user_id = ${userId})`;

const newest = [desc(contents.createdAt), desc(contents.id)];

/** The last one kept first. */
export const byFavorite = (userId: number): SQL[] => [
  sql`(select f.created_at from ${contentFavorites} f where f.content_id = ${contents.id} and f.user_id = ${userId}) desc`,
  desc(contents.id),
];

/** One page, or one. */
export const findContents = (
  db: Executor,
  { userId }: RequestSession,
  where: SQL | undefined,
  { page, take }: { page: number; take: number },
  order: readonly SQL[] = newest,
) =>
  db
    .select({ content: contents, ownVote: ownVote(userId), isFavorite: isFavorite(userId) })
    .from(contents)
    .where(where)
    .orderBy(...order)
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

/** A photo post of a person, with its pictures in order. */
export async function insertContent(
  tx: Transaction,
  post: { authorUserId: number; text: string },
  mediaIds: readonly number[],
): Promise<number> {
  const [row] = await tx
    .insert(contents)
    .values({ ...post, kind: 'SHARE' })
    .returning({ id: contents.id });
  const { id } = row as { id: number };
  await tx.insert(contentMedia).values(mediaIds.map((mediaId, position) => ({ contentId: id, mediaId, position })));
  return id;
}
