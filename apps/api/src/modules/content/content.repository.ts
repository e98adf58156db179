import type { FeedQuery } from '@vetka/domain/article';
import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { storedAuthor } from '../../platform/authors.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { contentMedia, contents } from '../../platform/database/schema/content.ts';
import { userSubscriptions } from '../../platform/database/schema/account.ts';
import { media } from '../../platform/database/schema/media.ts';
import { serviceSubscribers } from '../../platform/database/schema/service.ts';
import { mediaJson, type ShownMedia } from '../../platform/media-file.ts';
import { byFavorite, favoriteOf, isFavorite, ownVote } from '../../platform/marks/marks.read.ts';
import { isPublishedBy, readableBy } from '../../platform/publications.ts';
import { isNotMutedBy } from '../../platform/restrictions.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { insertPictures, type Picture } from './content.pictures.ts';

/** Author of the posts; all authors when undefined. */
export type ContentScope = { serviceId: number } | { userId: number } | { followerId: number } | undefined;

const isFollowedBy = (userId: number): SQL | undefined =>
  or(
    eq(contents.authorUserId, userId),
    sql`${contents.authorUserId} in (select s.user_id from ${userSubscriptions} s where s.subscriber_id = ${userId})`,
    sql`${contents.authorServiceId} in (select s.service_id from ${serviceSubscribers} s where s.user_id = ${userId})`,
  );

const within = (scope: ContentScope): SQL | undefined => {
  if (scope === undefined) return undefined;
  if ('serviceId' in scope) return eq(contents.authorServiceId, scope.serviceId);
  return 'userId' in scope ? eq(contents.authorUserId, scope.userId) : isFollowedBy(scope.followerId);
};

/** Posts that a visitor may see. Posts have no tags, so filtering by tag finds none. */
export const shownTo = (session: RequestSession, query: FeedQuery = {}, scope?: ContentScope): SQL | undefined =>
  and(readableBy(session, contents, query), within(scope), query.tag === undefined ? undefined : sql`false`);

/** The same in a feed of many authors: without those whom the visitor has muted. */
export const inFeed = (session: RequestSession, query?: FeedQuery, scope?: ContentScope): SQL | undefined =>
  and(
    shownTo(session, query, scope),
    // The page of one author shows everything.
    scope === undefined || 'followerId' in scope ? isNotMutedBy(session.userId, contents) : undefined,
  );

export const isContent = (id: number): SQL => eq(contents.id, id);

/** The person's own posts, and those of services that they publish for. */
export const isOwn = ({ userId }: RequestSession): SQL<boolean> => isPublishedBy(userId, contents);

const newest = [desc(contents.createdAt), desc(contents.id)];

/** A person's favourites, most recently added first. */
export const favoritesOf = (userId: number) => ({
  where: favoriteOf('content', userId),
  order: [byFavorite('content', userId), desc(contents.id)],
});

/** A picture with what its post says about it. */
type PostedMedia = ShownMedia & { caption: string; postedAlt: string };

const files = sql<PostedMedia[]>`(
  select coalesce(json_agg(
    ${sql.raw(mediaJson('m'))}::jsonb || jsonb_build_object('caption', cm.caption, 'postedAlt', cm.alt) order by cm.position, cm.media_id), '[]')
  from ${contentMedia} cm join ${media} m on m.id = cm.media_id where cm.content_id = contents.id)`;

/** A page of posts, or a single one. */
export const findContents = (
  db: Executor,
  session: RequestSession,
  where: SQL | undefined,
  { page, take }: { page: number; take: number },
  order: readonly SQL[] = newest,
) =>
  db
    .select({
      content: contents,
      author: storedAuthor(contents),
      files,
      isOwn: isOwn(session),
      ownVote: ownVote('content', session.userId),
      isFavorite: isFavorite('content', session.userId),
    })
    .from(contents)
    .where(where)
    .orderBy(...order)
    .limit(take)
    .offset((page - 1) * take);
export type ContentRow = Awaited<ReturnType<typeof findContents>>[number];

export const countContents = (db: Executor, where: SQL | undefined): Promise<number> => db.$count(contents, where);

/** Hides a post: the administration's decision, which the author cannot undo. False when there is no such post. */
export async function hideContent(tx: Transaction, id: number): Promise<boolean> {
  const now = new Date().toISOString();
  const { rowCount } = await tx
    .update(contents)
    .set({ deletedAt: sql`coalesce(${contents.deletedAt}, ${now})`, hiddenAt: sql`${now}` })
    .where(isContent(id));
  return rowCount === 1;
}

/** Takes the administration's decision back. A post that its author had deleted before stays deleted. */
export const bringBack = (tx: Transaction, id: number) =>
  tx
    .update(contents)
    .set({ deletedAt: sql`nullif(${contents.deletedAt}, ${contents.hiddenAt})`, hiddenAt: null })
    .where(isContent(id));

/** Whether a person follows anyone: people or services. */
export async function followsAnybody(db: Executor, userId: number): Promise<boolean> {
  const people = db.select().from(userSubscriptions).where(eq(userSubscriptions.subscriberId, userId));
  const services = db.select().from(serviceSubscribers).where(eq(serviceSubscribers.userId, userId));
  const [row] = await db
    .select({ is: sql<boolean>`exists ${people} or exists ${services}` })
    .from(sql`(values (1)) one`);
  return row?.is ?? false;
}

/** A post to publish, by a person or by a shop. */
export interface NewPost {
  authorUserId: number | null;
  authorServiceId: number | null;
  text: string;
}

const isBy = ({ authorUserId, authorServiceId }: NewPost): SQL | undefined =>
  and(
    sql`${contents.authorUserId} is not distinct from ${authorUserId}::int`,
    sql`${contents.authorServiceId} is not distinct from ${authorServiceId}::int`,
  );

/**
 * An existing post of the author with the same pictures and text. A concurrent second request waits here for the
 * first.
 */
export async function findSame(tx: Transaction, post: NewPost, mediaIds: number[]): Promise<number | undefined> {
  await tx.select({ id: media.id }).from(media).where(inArray(media.id, mediaIds)).orderBy(media.id).for('update');
  const pictures = sql`(select string_agg(m.media_id::text, ',' order by m.position) from ${contentMedia} m where m.content_id = ${contents.id})`;
  const [row] = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(
      and(
        isNull(contents.deletedAt),
        isBy(post),
        eq(contents.text, post.text),
        sql`${pictures} = ${mediaIds.join(',')}`,
      ),
    )
    .limit(1);
  return row?.id;
}

/** Inserts a photo post with its pictures in order. */
export async function insertContent(tx: Transaction, post: NewPost, pictures: readonly Picture[]): Promise<number> {
  const [row] = await tx
    .insert(contents)
    .values({ ...post, kind: post.authorServiceId === null ? 'SHARE' : 'COMMON' })
    .returning({ id: contents.id });
  const { id } = row as { id: number };
  await insertPictures(tx, id, pictures);
  return id;
}
