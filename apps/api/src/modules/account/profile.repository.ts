import { and, asc, desc, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { audienceAllows } from '../../platform/audience.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import {
  addresses,
  articles,
  cities,
  contents,
  media,
  users,
  userSubscriptions,
} from '../../platform/database/schema/index.ts';
import { shownMedia } from '../../platform/media-file.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';

interface ListWindow {
  page: number;
  take: number;
}

const isActive = and(isNull(users.blockedAt), isNull(users.deletedAt));

/** People who appear in lists. */
const isListed = and(isActive, eq(users.isVisible, true));

const isFollowedBy = (userId: number | null): SQL<boolean> =>
  userId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from user_subscriptions us where us.user_id = ${users.id} and us.subscriber_id = ${userId})`;

const cards = (db: Executor, viewerId: number | null) =>
  db
    .select({ user: users, avatar: shownMedia, cityName: cities.name, isFollowed: isFollowedBy(viewerId) })
    .from(users)
    .leftJoin(media, eq(media.id, users.avatarMediaId))
    .leftJoin(addresses, eq(addresses.id, users.addressId))
    .leftJoin(cities, eq(cities.id, addresses.cityId))
    .$dynamic();
export type UserCardRow = Awaited<ReturnType<typeof cards>>[number];

const likeOf = (text: string): string =>
  `%${text
    .trim()
    .toLowerCase()
    .replaceAll(/[%_\\]/g, String.raw`\$&`)}%`;

/** Matches the name, or part of the nickname. */
export const matchesName = (search: string | undefined): SQL | undefined =>
  search === undefined || search.trim() === ''
    ? undefined
    : or(
        sql`lower(${users.firstName} || ' ' || ${users.lastName}) like ${likeOf(search)}`,
        sql`lower(${users.nickname}::text) like ${likeOf(search)}`,
      );

/** People followed by the subscriber. */
export const isFollowed = (subscriberId: number): SQL =>
  sql`exists (select from ${userSubscriptions} us where us.user_id = ${users.id} and us.subscriber_id = ${subscriberId})`;

/** Followers of a person. */
export const follows = (userId: number): SQL =>
  sql`exists (select from ${userSubscriptions} us where us.subscriber_id = ${users.id} and us.user_id = ${userId})`;

export const byPopularity = [desc(users.subscribersCount), desc(users.id)];
export const newest = [desc(users.createdAt), desc(users.id)];
/** Most recently followed first. */
export const byFollowedDate = (subscriberId: number): SQL[] => [
  sql`(select us.created_at from ${userSubscriptions} us where us.user_id = ${users.id} and us.subscriber_id = ${subscriberId}) desc`,
  asc(users.id),
];

/** Most recent followers first. */
export const byFollowerDate = (userId: number): SQL[] => [
  sql`(select us.created_at from ${userSubscriptions} us where us.subscriber_id = ${users.id} and us.user_id = ${userId}) desc`,
  asc(users.id),
];

export const findCards = (
  db: Executor,
  viewerId: number | null,
  where: SQL | undefined,
  order: readonly SQL[],
  { page, take }: ListWindow,
) =>
  cards(db, viewerId)
    .where(and(isListed, where))
    .orderBy(...order)
    .limit(take)
    .offset((page - 1) * take);

export async function countCards(db: Executor, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(users)
    .where(and(isListed, where));
  return row?.count ?? 0;
}

const ofPerson = (person: { id: number } | { nickname: string }): SQL =>
  'id' in person ? eq(users.id, person.id) : eq(users.nickname, person.nickname);

/** An active person, whether visible or hidden. */
export async function findPerson(db: Executor, person: { id: number } | { nickname: string }) {
  const [row] = await db
    .select({ id: users.id, isVisible: users.isVisible, isAdministration: users.isAdministration })
    .from(users)
    .where(and(ofPerson(person), isActive));
  return row;
}

/** False when the profile was that already. */
export async function setVisible(tx: Transaction, id: number, isVisible: boolean): Promise<boolean> {
  const isOther = and(eq(users.id, id), ne(users.isVisible, isVisible));
  const { rowCount } = await tx.update(users).set({ isVisible }).where(isOther);
  return rowCount === 1;
}

const countOf = (rows: SQL) => sql<number>`(select count(*)::int from ${rows})`;

function publicationCounts(session: RequestSession, id: number) {
  const isOwn = session.userId === id;
  const ofArticles = and(
    eq(articles.authorUserId, id),
    isNull(articles.deletedAt),
    isOwn ? undefined : and(eq(articles.status, 'PUBLISHED'), audienceAllows(articles.audience, session)),
  );
  const ofContents = and(
    eq(contents.authorUserId, id),
    isNull(contents.deletedAt),
    isOwn ? undefined : audienceAllows(contents.audience, session),
  );
  return {
    articlesCount: countOf(sql`${articles} where ${ofArticles}`),
    contentCount: countOf(sql`${contents} where ${ofContents}`),
  };
}

/** A person's public page, with counts of the publications that the visitor may read. Authors see all of their own. */
export async function findProfile(db: Executor, session: RequestSession, id: number) {
  const [row] = await db
    .select({
      user: users,
      avatar: shownMedia,
      cityName: cities.name,
      isFollowed: isFollowedBy(session.userId),
      ...publicationCounts(session, id),
      subscriptionsCount: sql<number>`${countOf(sql`user_subscriptions us where us.subscriber_id = ${users.id}`)}
        + ${countOf(sql`service_subscribers ss where ss.user_id = ${users.id}`)}`,
    })
    .from(users)
    .leftJoin(media, eq(media.id, users.avatarMediaId))
    .leftJoin(addresses, eq(addresses.id, users.addressId))
    .leftJoin(cities, eq(cities.id, addresses.cityId))
    .where(eq(users.id, id));
  return row;
}
