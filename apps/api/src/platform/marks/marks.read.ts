import type { VoteDirection } from '@vetka/domain/actor';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/connect.ts';

const votedTables = {
  product: { rows: 'products', votes: 'product_votes', key: 'product_id' },
  article: { rows: 'articles', votes: 'article_votes', key: 'article_id' },
  content: { rows: 'contents', votes: 'content_votes', key: 'content_id' },
  review: { rows: 'reviews', votes: 'review_votes', key: 'review_id' },
  comment: { rows: 'comments', votes: 'comment_votes', key: 'comment_id' },
} as const;

const favoriteTables = {
  product: 'product_favorites',
  article: 'article_favorites',
  content: 'content_favorites',
} as const;

/** Objects that people vote for. */
export type VotedKind = keyof typeof votedTables;
/** Objects that people also add to favourites. */
export type MarkedKind = keyof typeof favoriteTables;

/** Quoted names of an object's table, of its votes, and of the column by which votes and favourites refer to it. */
export function namesOf(kind: VotedKind) {
  const { rows, votes, key } = votedTables[kind];
  return { rows: sql.identifier(rows), votes: sql.identifier(votes), key: sql.identifier(key) };
}

/** The quoted name of the table of favourites. */
export const favoritesTableOf = (kind: MarkedKind) => sql.identifier(favoriteTables[kind]);

/** A person's vote or favourite, as the source of a subquery. The query around it selects from the object's table. */
function markOf(kind: VotedKind, marks: ReturnType<typeof favoritesTableOf>, userId: number): SQL {
  const { rows, key } = namesOf(kind);
  return sql`from ${marks} mark where mark.${key} = ${rows}.id and mark.user_id = ${userId}`;
}

/** Whether an object is among a person's favourites. */
export const favoriteOf = (kind: MarkedKind, userId: number): SQL<boolean> =>
  sql<boolean>`exists (select ${markOf(kind, favoritesTableOf(kind), userId)})`;

/** The most recent favourite of a person first. */
export const byFavorite = (kind: MarkedKind, userId: number): SQL =>
  sql`(select mark.created_at ${markOf(kind, favoritesTableOf(kind), userId)}) desc`;

/** Whether an object is among the visitor's favourites; false for a guest. */
export const isFavorite = (kind: MarkedKind, userId: number | null): SQL<boolean> =>
  userId === null ? sql<boolean>`false` : favoriteOf(kind, userId);

/** The visitor's own vote; null for a guest. */
export const ownVote = (kind: VotedKind, userId: number | null): SQL<VoteDirection | null> =>
  userId === null
    ? sql<null>`null`
    : sql<VoteDirection | null>`(select mark.direction ${markOf(kind, namesOf(kind).votes, userId)})`;

/** A person's vote for one object. */
export async function findVote(
  db: Executor,
  { kind, id }: { kind: VotedKind; id: number },
  userId: number,
): Promise<VoteDirection | null> {
  const { votes, key } = namesOf(kind);
  const { rows } = await db.execute<{ direction: VoteDirection }>(
    sql`select direction from ${votes} where ${key} = ${id} and user_id = ${userId}`,
  );
  return rows[0]?.direction ?? null;
}
