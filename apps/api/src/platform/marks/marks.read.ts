import type { VoteDirection } from '@vetka/domain/actor';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database/connect.ts';

const tables = {
  product: { rows: 'products', votes: 'product_votes', favorites: 'product_favorites', key: 'product_id' },
  article: { rows: 'articles', votes: 'article_votes', favorites: 'article_favorites', key: 'article_id' },
  content: { rows: 'contents', votes: 'content_votes', favorites: 'content_favorites', key: 'content_id' },
} as const;

/** Objects that people vote for and add to favourites. */
export type MarkedKind = keyof typeof tables;

/** Quoted names of an object's tables, and of the column by which votes and favourites refer to it. */
export function namesOf(kind: MarkedKind) {
  const { rows, votes, favorites, key } = tables[kind];
  return {
    rows: sql.identifier(rows),
    votes: sql.identifier(votes),
    favorites: sql.identifier(favorites),
    key: sql.identifier(key),
  };
}

/** A person's vote or favourite, as the source of a subquery. The query around it selects from the object's table. */
function markOf(kind: MarkedKind, table: 'votes' | 'favorites', userId: number): SQL {
  const { rows, key, [table]: marks } = namesOf(kind);
  return sql`from ${marks} mark where mark.${key} = ${rows}.id and mark.user_id = ${userId}`;
}

/** Whether an object is among a person's favourites. */
export const favoriteOf = (kind: MarkedKind, userId: number): SQL<boolean> =>
  sql<boolean>`exists (select ${markOf(kind, 'favorites', userId)})`;

/** The most recent favourite of a person first. */
export const byFavorite = (kind: MarkedKind, userId: number): SQL =>
  sql`(select mark.created_at ${markOf(kind, 'favorites', userId)}) desc`;

/** Whether an object is among the visitor's favourites; false for a guest. */
export const isFavorite = (kind: MarkedKind, userId: number | null): SQL<boolean> =>
  userId === null ? sql<boolean>`false` : favoriteOf(kind, userId);

/** The visitor's own vote; null for a guest. */
export const ownVote = (kind: MarkedKind, userId: number | null): SQL<VoteDirection | null> =>
  userId === null
    ? sql<null>`null`
    : sql<VoteDirection | null>`(select mark.direction ${markOf(kind, 'votes', userId)})`;

/** A person's vote for one object. */
export async function findVote(
  db: Executor,
  { kind, id }: { kind: MarkedKind; id: number },
  userId: number,
): Promise<VoteDirection | null> {
  const { votes, key } = namesOf(kind);
  const { rows } = await db.execute<{ direction: VoteDirection }>(
    sql`select direction from ${votes} where ${key} = ${id} and user_id = ${userId}`,
  );
  return rows[0]?.direction ?? null;
}
